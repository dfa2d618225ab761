import { filmTools } from "#content/admin/films.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { filesPath } from "#domain/files/stored-file.ts";
import type { UploadedFilm } from "#domain/films/film-source.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Captions, Trash2 } from "../../ui/icons/admin-icons.ts";
import { type TrackUpload, UploadDrop } from "../files/UploadDrop.tsx";
import type { ReportUpload } from "./use-uploads.ts";

interface CaptionFieldsProps {
  label: string;
  film: UploadedFilm;
  onFile: (locale: Locale, file: string | undefined) => void;
  onUpload: ReportUpload;
  track: TrackUpload | undefined;
  target: string | undefined;
}

/** Caption files of an uploaded film, one per language. */
export function CaptionFields({ label, film, onFile, ...uploads }: CaptionFieldsProps) {
  const words = filmTools.captions;
  return (
    <fieldset className="@container mt-3 min-w-0">
      <legend className="font-semibold text-small">{words.legend}</legend>
      <p className="mt-0.5 text-muted text-small">{words.hint}</p>
      <div className="mt-1 grid grid-cols-1 gap-3 @md:grid-cols-2">
        {locales.map((locale) => (
          <InLanguage
            key={locale}
            label={label}
            locale={locale}
            file={film.captions?.[locale]}
            onFile={(file) => onFile(locale, file)}
            {...uploads}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface InLanguageProps extends Pick<CaptionFieldsProps, "label" | "onUpload" | "track" | "target"> {
  locale: Locale;
  file: string | undefined;
  onFile: (file: string | undefined) => void;
}

function InLanguage({ label, locale, file, onFile, onUpload, track, target }: InLanguageProps) {
  const words = filmTools.captions;
  const language = languageName(locale);
  const name = fill(words.of, { language });
  return (
    <div className="min-w-0">
      {file === undefined ? (
        <p className="text-muted text-small">{name}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 text-small">
          <a
            href={`${filesPath}/${file}`}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(words.open, { language })}
            className="inline-flex min-h-8 items-center gap-1.5 text-action underline underline-offset-4"
          >
            <Captions className="size-4 shrink-0" />
            {name}
          </a>
          <button
            type="button"
            onClick={() => onFile(undefined)}
            className={toolButton("quiet", "min-h-8 px-2")}
          >
            <Trash2 className="size-4" />
            {words.remove}
            <span className="sr-only"> ({name})</span>
          </button>
        </p>
      )}
      <UploadDrop
        kind="captions"
        label={`${label} ${name}`}
        onStored={(stored) => onFile(stored.name)}
        onState={(state) => onUpload(locale, state)}
        track={track}
        target={target && `${target} ${locale}`}
      />
    </div>
  );
}
