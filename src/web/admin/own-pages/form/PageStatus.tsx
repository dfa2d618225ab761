import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { defaultLocale, type Locale, pathIn } from "#domain/locale.ts";
import { type EditablePage, languagesOfPage, pagePath } from "#domain/own-pages/own-page.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ExternalLink, EyeOff, History } from "../../../ui/icons/admin-icons.ts";
import { Eye } from "../../../ui/icons/visitor-icons.ts";
import { koreanMinute } from "../../dates.ts";
import { PageStateMark } from "../PageStateMark.tsx";
import type { PageForm } from "./use-page-form.ts";

interface PageStatusProps {
  form: PageForm;
  page: EditablePage;
  onVersions: () => void;
  onWithdraw: () => void;
}

export function PageStatus({ form, page, onVersions, onWithdraw }: PageStatusProps) {
  const words = pageFormWords;
  const { state, publishAt, publishFailedAt, publicAddress, updatedAt, updatedBy } = page;
  const time = koreanMinute(updatedAt);
  const isBusy = form.pending !== undefined;
  return (
    <section
      aria-label={pageListWords.columns.state}
      className="grid gap-3 rounded-card border border-line bg-white p-4 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PageStateMark page={page} />
        {publishAt !== null && (
          <ToolButton
            isDisabled={isBusy}
            onClick={() => void form.unschedule(publishAt)}
            className={toolButton("plain", "min-h-8")}
          >
            {scheduleWords.undo}
          </ToolButton>
        )}
        <p className="figures ml-auto text-muted text-small">
          {updatedBy === null ? time : fill(words.status.savedBy, { time, by: updatedBy })}
        </p>
      </div>
      {publishAt !== null && publishFailedAt !== null && (
        <p role="alert" className="text-danger text-note">
          {fill(words.scheduleFailed, { time: koreanMinute(publishAt) })}
        </p>
      )}
      <p className="text-muted text-small">{pageListWords.stateHints[state]}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Previews page={page} />
        {publicAddress !== null && <View page={page} publicAddress={publicAddress} />}
        <button type="button" onClick={onVersions} className={toolButton("quiet", "px-2.5")}>
          <History className="size-4" />
          {words.history.button}
        </button>
        {publicAddress !== null && (
          <ToolButton isDisabled={isBusy} onClick={onWithdraw} className={toolButton("quiet", "px-2.5")}>
            <EyeOff className="size-4" />
            {words.withdraw.button}
          </ToolButton>
        )}
      </div>
      {form.isDirty() && page.draft.address !== "" && (
        <p className="text-muted text-small">{words.preview.saved}</p>
      )}
    </section>
  );
}

/** Built-in pages have parameters of their own, and each has its blocks once. */
function Previews({ page: { id, kind, draft } }: { page: EditablePage }) {
  const words = pageFormWords.preview;
  if (draft.address === "") return <p className="text-muted text-small">{words.none}</p>;
  const languages = languagesOfPage(kind, draft);
  const query = kind === "builtIn" ? "" : `?page=${id}`;
  const label = (locale: Locale) => fill(words.language, { language: languageName(locale, defaultLocale) });
  return languages.map((locale: Locale) => (
    <a
      key={locale}
      href={`/sd_admin/draft${pathIn(locale, pagePath(kind, draft.address))}${query}`}
      target="_blank"
      rel="noreferrer"
      aria-label={fill(words.open, { label: label(locale) })}
      className={toolButton("plain", "px-2.5")}
    >
      <Eye className="size-4" />
      {label(locale)}
    </a>
  ));
}

function View({ page, publicAddress }: { page: EditablePage; publicAddress: string }) {
  const { view, preview } = pageFormWords;
  const { kind, draft, publicLanguages: languages = draft.languages } = page;
  const [locale = defaultLocale] = languagesOfPage(kind, { languages });
  return (
    <a
      href={pathIn(locale, pagePath(kind, publicAddress))}
      target="_blank"
      rel="noopener"
      aria-label={fill(preview.open, { label: view })}
      className={toolButton("quiet", "px-2.5")}
    >
      <ExternalLink className="size-4" />
      {view}
    </a>
  );
}
