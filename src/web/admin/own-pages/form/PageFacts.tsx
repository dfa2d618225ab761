import type { ReactNode } from "react";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { menuSectionWords, newsKindWords, newsLanguageWords } from "#content/records/own-pages.ts";
import { locales } from "#domain/locale.ts";
import { newsDayBounds } from "#domain/own-pages/block-fields.ts";
import {
  type MenuSection,
  type NewsKind,
  type NewsLanguages,
  newsKinds,
  newsLanguages,
  newsPath,
  type OwnPageContent,
} from "#domain/own-pages/own-page.ts";
import { maxAddressLength } from "#domain/own-pages/page-address.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { toolProps } from "../../../ui/fields/ToolField.tsx";
import { useMenuIds } from "../../site-name.ts";
import { DayInput } from "../fields/BlockFieldInput.tsx";
import { usePageFields } from "../fields/field-context.ts";
import { isMenuPlace, menuOptions } from "../fields/menu-options.ts";
import { PictureInput } from "../fields/PictureInput.tsx";
import { describedProps, WordsInput } from "../fields/WordsInput.tsx";
import { fieldId } from "../state/field-id.ts";
import { withTitle } from "../state/page-edits.ts";
import type { PageForm } from "./use-page-form.ts";

const words = pageFormWords;
const titleField = { shape: "line", maxLength: 120, isRequired: true } as const;
const leadField = { shape: "line", maxLength: 300, isRequired: true } as const;

export function PageFacts({ form }: { form: PageForm }) {
  const { kind, draft, edit, base } = form;
  const wasPublished = base !== undefined && base.publishedAt !== null;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-4 rounded-card border border-line bg-white p-4 sm:p-5">
      <h2 className="sr-only">{words.basics}</h2>
      <WordsInput
        fieldRef={{ field: "title" }}
        label={words.labels.title}
        field={titleField}
        value={draft.title}
        change={(change) =>
          edit((now) => {
            const title = change(now.title);
            return locales.reduce(
              (draft, locale) => withTitle(draft, locale, title[locale], wasPublished),
              now,
            );
          })
        }
      />
      <WordsInput
        fieldRef={{ field: "lead" }}
        label={words.labels.lead}
        field={leadField}
        value={draft.lead}
        change={(change) => edit((now) => ({ ...now, lead: change(now.lead) }))}
        hint={words.hints.lead}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <AddressInput form={form} />
        {kind === "page" && <MenuChoice draft={draft} edit={edit} />}
      </div>
      {kind === "news" && <NewsFacts draft={draft} edit={edit} />}
      <PictureInput
        fieldRef={{ field: "picture" }}
        label={words.labels.picture}
        isRequired={false}
        value={draft.picture}
        change={(change) => edit((now) => ({ ...now, picture: change(now.picture) }))}
        hint={words.hints.picture}
      />
    </section>
  );
}

function MenuChoice({ draft: { menu }, edit }: Pick<PageForm, "draft" | "edit">) {
  const menuIds = useMenuIds();
  const isRemoved = menu !== null && !isMenuPlace(menuIds, menu);
  return (
    <Choice
      field="menu"
      names={menuSectionWords}
      options={menuOptions(menuIds, menu)}
      value={menu ?? "none"}
      onChoice={(chosen) =>
        edit((now) => ({ ...now, menu: chosen === "none" ? null : (chosen as MenuSection) }))
      }
      {...(isRemoved && { hint: words.hints.menuRemoved })}
    />
  );
}

function AddressInput({ form: { kind, draft, edit, base } }: { form: PageForm }) {
  const id = fieldId({ field: "address" });
  const error = usePageFields().problemAt({ field: "address" });
  const wasPublished = base !== undefined && base.publishedAt !== null;
  return (
    <Field id={id} label={words.labels.address} required error={error}>
      <span className="flex min-w-0 items-stretch">
        <span
          aria-hidden="true"
          className="flex items-center rounded-l-button border border-field border-r-0 bg-mist px-2.5 text-compact text-muted"
        >
          {kind === "news" ? `${newsPath}/` : "/"}
        </span>
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...describedProps(id, error, `${id}_hint`)}
          className={`${toolProps(id, error).className} min-w-0 rounded-l-none`}
          maxLength={maxAddressLength}
          value={draft.address}
          onChange={({ currentTarget: { value } }) => edit((now) => ({ ...now, address: value }))}
        />
      </span>
      <p id={`${id}_hint`} className="mt-1 text-muted text-small">
        {wasPublished ? words.hints.addressChange : words.hints.address}
      </p>
    </Field>
  );
}

function NewsFacts({ draft, edit }: Pick<PageForm, "draft" | "edit">) {
  const change = (part: Partial<OwnPageContent>) => edit((now) => ({ ...now, ...part }));
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Choice
          field="newsKind"
          names={newsKindWords}
          options={newsKinds}
          value={draft.newsKind}
          onChoice={(newsKind) => change({ newsKind: newsKind as NewsKind })}
        />
        <DayInput
          bounds={newsDayBounds}
          fieldRef={{ field: "day" }}
          label={words.labels.day}
          isRequired
          value={draft.day}
          onDay={(day) => change({ day })}
        />
        <Choice
          field="languages"
          names={newsLanguageWords()}
          options={newsLanguages}
          value={draft.languages}
          onChoice={(languages) => change({ languages: languages as NewsLanguages })}
          hint={words.hints.languages}
        />
      </div>
      <label className="flex min-h-9 items-center gap-2 text-compact">
        <input
          type="checkbox"
          checked={draft.isPinned}
          onChange={({ currentTarget: { checked } }) => change({ isPinned: checked })}
          className="size-4.5 accent-action"
        />
        {words.labels.isPinned}
      </label>
    </>
  );
}

interface ChoiceProps<Option extends string> {
  field: "menu" | "newsKind" | "languages";
  names: Readonly<Record<Option, string>>;
  options: readonly Option[];
  value: Option;
  onChoice: (choice: string) => void;
  hint?: string;
}

function Choice<Option extends string>(props: ChoiceProps<Option>): ReactNode {
  const { field, names, options, value, onChoice, hint } = props;
  const id = fieldId({ field });
  const error = usePageFields().problemAt({ field });
  return (
    <Field id={id} label={words.labels[field]} error={error}>
      <select
        {...describedProps(id, error, hint && `${id}_hint`)}
        value={value}
        onChange={(event) => onChoice(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}_hint`} className="mt-1 text-muted text-small">
          {hint}
        </p>
      )}
    </Field>
  );
}
