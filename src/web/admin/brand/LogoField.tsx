import { useId, useState } from "react";
import { brandWords } from "#content/admin/brand.ts";
import { formatLogo, logoOf } from "#content/brand/logo.ts";
import { Logo } from "../../layout/Logo.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import type { DraftState, DraftStore } from "../editing/state/draft-store.ts";
import { FileButton } from "../files/FileButton.tsx";
import { sendFile } from "../files/send-file.ts";
import { keepFocusNearby } from "../records/restore-focus.ts";
import { brandPath, draftIdentity } from "./draft-identity.ts";

export interface BrandFieldProps {
  state: DraftState;
  store: DraftStore;
}

const words = brandWords.logo;

export function LogoField({ state, store }: BrandFieldProps) {
  const { brand } = draftIdentity(state);
  return (
    <section aria-label={words.title}>
      <h4 className="mb-1.5 font-semibold text-compact">{words.title}</h4>
      <Headers state={state} />
      <LogoFile state={state} store={store} part="logo" label={words.title} hint={words.hint} />
      {logoOf(brand.logo) ? (
        <LogoFile
          state={state}
          store={store}
          part="logoOnDark"
          label={words.onDark}
          hint={words.onDarkHint}
        />
      ) : (
        <p className="mt-2 text-muted text-small">{words.none}</p>
      )}
    </section>
  );
}

/** The logo in the header and, on a dark background, in the footer. */
function Headers({ state }: Pick<BrandFieldProps, "state">) {
  const company = draftIdentity(state);
  const tile = "flex min-h-20 min-w-0 items-center overflow-hidden rounded-button px-5 py-4";
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <figure className="min-w-0">
        <div className={`${tile} bg-white text-ink ring-1 ring-line ring-inset`}>
          <Logo company={company} name={company.name.ko} />
        </div>
        <figcaption className="mt-1 text-muted text-small">{words.light}</figcaption>
      </figure>
      <figure className="min-w-0">
        <div className={`${tile} on-dark bg-night text-white`}>
          <Logo company={company} name={company.name.ko} light />
        </div>
        <figcaption className="mt-1 text-muted text-small">{words.dark}</figcaption>
      </figure>
    </div>
  );
}

interface LogoFileProps extends BrandFieldProps {
  part: "logo" | "logoOnDark";
  label: string;
  hint: string;
}

function LogoFile({ state, store, part, label, hint }: LogoFileProps) {
  const id = useId();
  const [sending, setSending] = useState<"no" | "now" | "done">("no");
  const [problem, setProblem] = useState<string>();
  const hasLogo = logoOf(draftIdentity(state).brand[part]) !== undefined;
  const choose = async (file: File) => {
    if (sending === "now") return;
    setProblem(undefined);
    setSending("now");
    const outcome = await uploadLogo(file);
    setSending("logo" in outcome ? "done" : "no");
    if ("problem" in outcome) setProblem(outcome.problem);
    else store.change(brandPath(part), { kind: "fact", value: outcome.logo });
  };
  const remove = () => {
    keepFocusNearby();
    setSending("no");
    setProblem(undefined);
    store.change(brandPath(part), null);
    // The variant for dark backgrounds is only shown together with the logo.
    if (part === "logo") store.change(brandPath("logoOnDark"), null);
  };
  return (
    <div className="mt-3">
      {part !== "logo" && <p className="font-semibold text-small">{label}</p>}
      <p id={`${id}-hint`} className="mb-2 text-muted text-small">
        {hint}
      </p>
      <div className="flex flex-wrap gap-2">
        <FileButton
          accept="image/svg+xml,image/png,.svg,.png"
          onFiles={([file]) => store.track(choose(file))}
          isDisabled={sending === "now"}
          describedBy={`${id}-hint`}
        >
          {hasLogo ? words.replace : words.upload}
          <span className="sr-only"> ({label})</span>
        </FileButton>
        {hasLogo && (
          <button type="button" onClick={remove} className={toolButton("warning")}>
            {words.remove}
            <span className="sr-only"> ({label})</span>
          </button>
        )}
      </div>
      <p role="status" className="text-muted text-small">
        {sending === "now" && words.uploading}
        {sending === "done" && hasLogo && words.uploaded}
      </p>
      {problem !== undefined && (
        <p role="alert" className="mt-1.5 text-danger text-small">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Stores a logo. @returns the logo as stored in the content, or an error message */
async function uploadLogo(file: File): Promise<{ logo: string } | { problem: string }> {
  try {
    const { name, width = 1, height = 1 } = await sendFile("logo", file);
    return { logo: formatLogo({ name, width, height }) };
  } catch (failure) {
    return { problem: (failure as Error).message };
  }
}
