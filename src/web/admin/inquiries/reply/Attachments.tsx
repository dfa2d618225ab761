import { useMutation, useQuery } from "@tanstack/react-query";
import { FileText, Paperclip, X } from "lucide-react";
import { useId } from "react";
import { dutyQuery } from "#calculator/engine/duty/entry.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { fileLine } from "#content/inquiries/file-words.ts";
import { productPath, sheetPaths } from "#content/paths.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { replyLimits } from "#domain/inquiries/work/history.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { productFile, tenderFiles } from "../../../series/product-files.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { useTell } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";
import { productsQuery } from "../../products/product-api.ts";
import { fetchAttachment } from "./reply-api.ts";

interface AttachmentsProps {
  inquiry: InboxInquiry;
  files: readonly File[];
  isFixed: boolean;
  onFiles: (files: readonly File[]) => void;
}

const words = inquiryWork.reply;

/** Files that go along with an answer: of this site by one click, and from the disk. */
export function Attachments({ inquiry, files, isFixed, onFiles }: AttachmentsProps) {
  const tell = useTell();
  const id = useId();
  const { locale, duty } = inquiry;
  const add = (more: readonly File[]) => {
    const all = [...files.filter(({ name }) => !more.some((file) => file.name === name)), ...more];
    const size = all.reduce((sum, file) => sum + file.size, 0);
    if (all.length <= replyLimits.files && size <= replyLimits.bytes) return onFiles(all);
    const limits = { count: replyLimits.files, size: replyLimits.bytes / 1024 ** 2 };
    tell({ title: words.notAttached, description: fill(words.tooLarge, limits), destructive: true });
  };
  const attaching = useMutation({
    mutationFn: ({ path, name }: Attachable) => fetchAttachment(path, name),
    onSuccess: (file) => add([file]),
    onError: (failure) => tell(failureToast(words.notAttached, failure)),
  });
  const isBusy = isFixed || attaching.isPending;
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="mb-1 font-semibold text-note">{words.attachments}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {duty && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              attaching.mutate({
                path: `${sheetPaths.pdf}${dutyQuery(duty)}&lang=${locale}`,
                name: "datasheet.pdf",
              })
            }
            className={toolButton("plain")}
          >
            <FileText aria-hidden="true" className="size-4" />
            {words.dutySheet}
          </button>
        )}
        <ProductChoice locale={locale} isFixed={isBusy} onChoose={(chosen) => attaching.mutate(chosen)} />
        <label
          className={toolButton("plain", "cursor-pointer focus-within:outline-2")}
          htmlFor={`${id}-disk`}
        >
          <Paperclip aria-hidden="true" className="size-4" />
          {words.disk}
          <input
            id={`${id}-disk`}
            type="file"
            multiple
            disabled={isBusy}
            className="sr-only"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        </label>
      </div>
      <p role="status" className="text-small text-muted not-empty:mt-1">
        {attaching.isPending && words.attaching}
      </p>
      <Chosen files={files} isFixed={isFixed} onFiles={onFiles} />
    </fieldset>
  );
}

function Chosen({ files, isFixed, onFiles }: Omit<AttachmentsProps, "inquiry">) {
  if (files.length === 0) return null;
  return (
    <>
      <ul className="mt-2 grid gap-1 text-note">
        {files.map((file) => (
          <li key={file.name} className="figures flex items-center gap-2">
            <span className="wrap-anywhere">{fileLine(file)}</span>
            <button
              type="button"
              disabled={isFixed}
              aria-label={fill(words.remove, { name: file.name })}
              onClick={() => onFiles(files.filter((other) => other !== file))}
              className="grid size-8 place-items-center text-muted hover:text-danger"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-muted">{words.filesNotKept}</p>
    </>
  );
}

/** A file of this site that can be attached. */
interface Attachable {
  path: string;
  name: string;
}

interface ProductChoiceProps {
  locale: Locale;
  isFixed: boolean;
  onChoose: (chosen: Attachable) => void;
}

/** Tender text and documents of each product, in the language of the inquiry. */
function ProductChoice({ locale, isFixed, onChoose }: ProductChoiceProps) {
  const { data: products = [] } = useQuery(productsQuery);
  const shown = products.filter(({ isActive }) => isActive);
  const files = new Map(
    shown.flatMap((product) => filesOf(product, locale)).map((file) => [file.path, file]),
  );
  return (
    <select
      aria-label={words.product}
      value=""
      disabled={isFixed}
      onChange={({ target }) => {
        const chosen = files.get(target.value);
        if (chosen) onChoose(chosen);
      }}
      className={`${toolControl} sm:w-72!`}
    >
      <option value="">{words.chooseProduct}</option>
      {shown.map((product) => (
        <optgroup key={product.id} label={product.name}>
          {filesOf(product, locale).map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function filesOf(product: EditedProduct, locale: Locale): (Attachable & { label: string })[] {
  const title = (locale === "en" && product.en.name) || product.name;
  const tender = {
    path: productFile(pathIn(locale, productPath(product)), tenderFiles.word),
    name: `${title}.docx`,
    label: `${product.name}: ${words.tender}`,
  };
  const documents = product.documents.flatMap((document) => {
    const { url, urlEn, title: ko, titleEn } = document;
    const path = (locale === "en" ? urlEn : null) ?? url;
    // What stands on another site cannot be read by this page.
    if (!path?.startsWith("/")) return [];
    const name = (locale === "en" ? titleEn : null) ?? ko;
    return [{ path, name: `${name}.pdf`, label: `${product.name}: ${name}` }];
  });
  return [tender, ...documents];
}
