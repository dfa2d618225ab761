import { useId, useState } from "react";
import { brandWords } from "#content/admin/brand.ts";
import {
  contrastOf,
  hasEnoughContrast,
  isColor,
  paletteOf,
  readable,
  wordsOn,
} from "#content/brand/palette.ts";
import { colors } from "#content/colors.ts";
import { company as shipped } from "#content/company.ts";
import { fill } from "#content/fill.ts";
import { editProblemText, formatContrast } from "#content/problems/content-problems.ts";
import { Logo } from "../../layout/Logo.tsx";
import { toolButton, toolControl } from "../../ui/fields/tool-class.ts";
import { keepFocusNearby } from "../records/restore-focus.ts";
import { brandPath, draftIdentity } from "./draft-identity.ts";
import type { BrandFieldProps } from "./LogoField.tsx";

const words = brandWords.colors;
const roles = ["action", "dark"] as const;
type Role = (typeof roles)[number];

/** Contrast that WCAG 2.2, success criterion 1.4.6, requires. */
const excellent = 7;

export function ColorsField({ state, store }: BrandFieldProps) {
  const { brand } = draftIdentity(state);
  return (
    <section aria-label={words.title}>
      <h4 className="mb-1.5 font-semibold text-compact">{words.title}</h4>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {roles.map((role) => (
          <ColorField
            key={role}
            role={role}
            color={brand[role]}
            onChange={(color) =>
              store.change(
                brandPath(role),
                color === shipped.brand[role] ? null : { kind: "fact", value: color },
              )
            }
          />
        ))}
      </div>
      <Preview state={state} />
    </section>
  );
}

interface ColorFieldProps {
  role: Role;
  color: string;
  onChange: (color: string) => void;
}

function ColorField({ role, color, onChange }: ColorFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { label, hint } = words.roles[role];
  const isWrong = typed !== undefined && written(typed) === undefined;
  const enter = (text: string) => {
    setTyped(text);
    const known = written(text);
    if (known !== undefined) onChange(known);
  };
  const replace = (known: string) => {
    keepFocusNearby();
    onChange(known);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-small">{label}</legend>
      <p className="mb-1.5 text-muted text-small">{hint}</p>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={fill(words.picker, { label })}
          value={color}
          onChange={(event) => {
            setTyped(undefined);
            onChange(event.currentTarget.value.toLowerCase());
          }}
          className="h-9.5 w-14 shrink-0 cursor-pointer rounded-button border border-field bg-white p-1"
        />
        <input
          type="text"
          aria-label={fill(words.code, { label })}
          aria-describedby={`${id}-contrast`}
          aria-invalid={isWrong || !isTaken(role, color)}
          spellCheck={false}
          maxLength={7}
          value={typed ?? color}
          onChange={(event) => enter(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
          className={`${toolControl} figures max-w-32`}
        />
      </div>
      <div id={`${id}-contrast`} className="mt-1.5 text-small">
        {isWrong ? <p className="text-danger">{words.wrongCode}</p> : <Contrast role={role} color={color} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isTaken(role, color) && (
          <button
            type="button"
            onClick={() => replace(readable(role, color))}
            className={toolButton("plain", "mt-1.5")}
          >
            {words.mend}
          </button>
        )}
        {color !== shipped.brand[role] && (
          <button
            type="button"
            onClick={() => replace(shipped.brand[role])}
            className={toolButton("quiet", isTaken(role, color) ? "-ml-3.5" : "mt-1.5")}
          >
            {words.original}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** Any accent is accepted: text on it is lightened or darkened as needed. */
function isTaken(role: Role, color: string): boolean {
  return role === "action" || hasEnoughContrast(role, color);
}

function Contrast({ role, color }: Pick<ColorFieldProps, "role" | "color">) {
  const contrast = contrastOf(role, color);
  if (!isTaken(role, color))
    return (
      <p role="alert" className="text-danger">
        {editProblemText("ko", { problem: "unreadableDark", contrast })}
      </p>
    );
  if (!hasEnoughContrast(role, color)) {
    const sentence = wordsOn(color) === colors.white ? words.darkerWords : words.darkWords;
    return <p className="text-notice">{fill(sentence, { darker: readable(role, color) })}</p>;
  }
  const sentence = contrast < excellent ? words.good : words.excellent;
  return <p className="text-success">{fill(sentence, { contrast: formatContrast(contrast) })}</p>;
}

function Preview({ state }: Pick<BrandFieldProps, "state">) {
  const company = draftIdentity(state);
  const palette = paletteOf(company.brand);
  return (
    <figure className="mt-4">
      <figcaption className="mb-1.5 text-muted text-small">{words.preview}</figcaption>
      <div
        className="overflow-hidden rounded-button border"
        style={{ borderColor: palette.line, color: palette.ink }}
      >
        <div className="flex items-center justify-between gap-4 bg-white px-5 py-3">
          <Logo company={company} name={company.name.ko} />
          <span className="text-compact">{words.previewMenu}</span>
        </div>
        <div
          className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4"
          style={{ background: palette.mist }}
        >
          <span
            className="inline-flex min-h-11 items-center rounded-button px-5 font-semibold"
            style={{ background: palette.accent, color: palette.onAccent }}
          >
            {words.previewButton}
          </span>
          <span className="font-semibold underline underline-offset-4" style={{ color: palette.action }}>
            {words.previewLink}
          </span>
          <span className="font-bold text-title-l" style={{ color: palette.navy }}>
            {words.previewFigure}
          </span>
        </div>
        <p className="px-5 py-4 text-compact" style={{ background: palette.navy, color: palette.moon }}>
          {words.previewText}
        </p>
      </div>
    </figure>
  );
}

/** Normalizes a typed color; `undefined` if it is none. @example written("0B5CAB") // "#0b5cab" */
function written(text: string): string | undefined {
  const bare = text.trim().toLowerCase().replace(/^#/, "");
  const digits = /^[0-9a-f]{3}$/.test(bare) ? bare.replace(/./g, "$&$&") : bare;
  return isColor(`#${digits}`) ? `#${digits}` : undefined;
}
