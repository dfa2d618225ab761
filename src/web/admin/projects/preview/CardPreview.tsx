import { useState } from "react";
import { useWatch } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { englishGaps } from "#content/lookup/english-gaps.ts";
import { localizedTerms, localizeProject } from "#content/lookup/projects.ts";
import { gallery } from "#content/pages/gallery.ts";
import { defaultLocale, type Locale, locales } from "#domain/locale.ts";
import { ProjectCard } from "../../../project-list/card/ProjectCard.tsx";
import { TriangleAlert } from "../../../ui/icons/visitor-icons.ts";
import { usePartner } from "../../site-name.ts";
import { cardOf, type EntryForm } from "../state/entry.ts";

interface CardPreviewProps {
  form: EntryForm;
  pictureUrl: string | undefined;
}

/** The card as visitors see it in each language, rendered by the gallery's component. */
export default function CardPreview({ form, pictureUrl }: CardPreviewProps) {
  const words = admin.project.preview;
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const partner = usePartner();
  useWatch({ control: form.control });
  const entry = form.getValues();
  const project = cardOf(entry, pictureUrl ?? entry.imageUrl.trim(), admin.project.labels);
  const gaps = englishGaps(cardOf(entry, ""));
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h3 className="text-base">{words.title}</h3>
        <fieldset className="flex rounded-button bg-white p-0.5 text-small ring-1 ring-edge ring-inset">
          <legend className="sr-only">{words.language}</legend>
          {locales.map((language) => (
            <label key={language} className="cursor-pointer">
              <input
                type="radio"
                name="preview-language"
                checked={language === locale}
                onChange={() => setLocale(language)}
                className="peer sr-only"
              />
              <span
                lang={language}
                className="block rounded-[3px] px-3 py-1.5 leading-none peer-checked:bg-ink peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2"
              >
                {languageName(language)}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <div lang={locale} className="max-w-96">
        <ProjectCard
          project={localizeProject(locale, project)}
          text={gallery[locale].card}
          terms={localizedTerms(locale, partner)}
        />
      </div>
      {gaps.length > 0 && (
        <div className="mt-4 flex gap-2 rounded-card border border-notice-line bg-notice-soft p-3 text-small leading-relaxed">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-notice" />
          <div>
            <p className="font-semibold text-notice">
              {fill(words.gaps, { fields: gaps.map((field) => admin.project.labels[field]).join(", ") })}
            </p>
            <p className="mt-1 text-muted">{words.gapsHint}</p>
          </div>
        </div>
      )}
    </>
  );
}
