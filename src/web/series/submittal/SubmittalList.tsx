import { Fragment } from "react";
import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import type { submittal } from "#content/pages/products/submittal.ts";
import { submittalArchive } from "#content/paths.ts";
import { type SelectionAddresses, selectionAddresses } from "#documents/selection/addresses.ts";
import { type SelectionTexts, selectionQuery } from "#documents/selection/selection-texts.ts";
import type { Submittal, SubmittalFile } from "#documents/submittal/submittal.ts";
import type { Locale } from "#domain/locale.ts";
import { catalogFileName } from "#domain/products/generated-catalogs.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Download } from "../../ui/icons/visitor-icons.ts";
import { productFileAddress, tenderFiles } from "../product-files.ts";

/** Towers of a submittal. */
export interface SubmittalTowers {
  product: ProductView;
  /** Absent if the submittal is for the whole series. */
  model: Model | undefined;
  texts: SelectionTexts;
}

interface SubmittalListProps {
  locale: Locale;
  text: (typeof submittal)[Locale];
  found: Submittal;
  towers: SubmittalTowers;
}

/** The selection, the files of its archive, and the documents that the archive lacks. */
export function SubmittalList({ locale, text, found, towers }: SubmittalListProps) {
  const words = text.answer;
  const addresses = selectionAddresses(locale, towers.texts);
  return (
    <section aria-labelledby="submittal" className="mb-10">
      <h2 id="submittal" className="heading-2">
        {fill(text.archive.title, { towers: found.towers })}
      </h2>
      {found.warnings.map((warning) => (
        <p
          key={warning}
          className="mt-4 rounded-button border border-notice bg-notice-soft px-4 py-3 font-semibold text-compact"
        >
          {warning}
        </p>
      ))}
      {found.rows.length > 0 && (
        <dl className="mt-4 grid gap-x-6 gap-y-1 text-compact sm:grid-cols-[max-content_1fr]">
          {found.rows.map(({ label, figure }) => (
            <Fragment key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="figures max-sm:mb-1">{figure}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a
          href={`${submittalArchive}${selectionQuery(towers.texts)}&lang=${locale}`}
          download
          className={buttonClass("primary", "max-sm:w-full")}
        >
          <Download className="size-4.5" />
          {words.download}
        </a>
        <ButtonLink href={addresses.inquiry} variant="secondary">
          {words.ask}
        </ButtonLink>
      </p>
      <h3 className="mt-8 text-xl">{words.files}</h3>
      <ol className="mt-2 border-line border-t">
        {found.files.map((file) => (
          <li key={file.name} className="border-line border-b py-1.5">
            <a
              href={hrefOf(locale, file, towers, addresses)}
              download
              className="wrap-anywhere mr-3 inline-flex min-h-11 items-center font-semibold text-link"
            >
              {file.label}
            </a>
            <span className="figures text-muted text-note">{file.facts.join(", ")}</span>
          </li>
        ))}
      </ol>
      {found.missing.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">{words.missing}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-compact text-muted">
            {found.missing.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The address of one file of the archive by itself. */
function hrefOf(
  locale: Locale,
  { source }: SubmittalFile,
  { product, model, texts }: SubmittalTowers,
  addresses: SelectionAddresses,
): string {
  const ofModel = model ? modelSlug(model) : "";
  switch (source.kind) {
    case "stored":
      return source.href;
    case "catalog":
      return productFileAddress(product.href, catalogFileName);
    case "sheet":
      return addresses.pdf[locale];
    case "drawing":
      return (
        productFileAddress(product.href, `${ofModel}.${source.format}`) +
        selectionQuery({ quiet: texts.quiet })
      );
    case "tender":
      return (
        productFileAddress(product.href, ofModel === "" ? tenderFiles.word : `${ofModel}.docx`) +
        selectionQuery(texts)
      );
  }
}
