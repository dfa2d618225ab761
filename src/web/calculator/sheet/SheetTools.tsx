import type { SheetWords } from "#content/calculator/sheet.ts";
import type { SelectionAddresses } from "#documents/selection/addresses.ts";
import type { Locale } from "#domain/locale.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { ArrowLeft, Download, FileArchive, Printer } from "../../ui/icons/visitor-icons.ts";

interface SheetToolsProps {
  locale: Locale;
  words: SheetWords["tools"];
  addresses: SelectionAddresses;
}

/** Actions on the sheet. Without script the print button is hidden. */
export function SheetTools({ locale, words, addresses }: SheetToolsProps) {
  return (
    <div className="sheet-tools">
      <a href={addresses.calculator} className="inline-flex items-center gap-1.5 font-semibold text-action">
        <ArrowLeft className="size-4" />
        {words.back}
      </a>
      <div className="flex flex-wrap gap-3">
        <button type="button" data-print className={buttonClass("secondary", "script-only")}>
          <Printer className="size-4.5" />
          {words.print}
        </button>
        <a href={addresses.pdf[locale]} download className={buttonClass("secondary")}>
          <Download className="size-4.5" />
          {words.pdf}
        </a>
        <a href={addresses.submittal} className={buttonClass("secondary")}>
          <FileArchive className="size-4.5" />
          {words.submittal}
        </a>
        <a href={addresses.inquiry} className={buttonClass("primary")}>
          {words.quotation}
        </a>
      </div>
    </div>
  );
}
