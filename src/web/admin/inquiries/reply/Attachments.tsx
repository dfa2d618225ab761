import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { fileLine } from "#content/inquiries/file-words.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { replyLimits } from "#domain/inquiries/work/history.ts";
import type { Locale } from "#domain/locale.ts";
import type { ListedProduct } from "#domain/products/product.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { Paperclip } from "../../../ui/icons/admin-icons.ts";
import { FileText, X } from "../../../ui/icons/visitor-icons.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";
import { productsQuery } from "../../products/product-api.ts";
import { useForVisitors } from "../../products/use-for-visitors.ts";
import { keepFocus } from "../../records/restore-focus.ts";
import { type Attachable, dutySheets, ownFiles, productFiles } from "./attachable.ts";
import { fetchAttachment } from "./reply-api.ts";

interface AttachmentsProps {
  inquiry: InboxInquiry;
  files: readonly File[];
  isFixed: boolean;
  onFiles: (files: readonly File[]) => void;
}

const words = inquiryWork.reply;

export function Attachments({ inquiry, files, isFixed, onFiles }: AttachmentsProps) {
  const showToast = useToast();
  const id = useId();
  const { locale } = inquiry;
  const add = (more: readonly File[]) => {
    const all = [...files.filter(({ name }) => !more.some((file) => file.name === name)), ...more];
    const size = all.reduce((sum, file) => sum + file.size, 0);
    if (all.length <= replyLimits.files && size <= replyLimits.bytes) return onFiles(all);
    const limits = { count: replyLimits.files, size: replyLimits.bytes / 1024 ** 2 };
    showToast({ title: words.notAttached, description: fill(words.tooLarge, limits), destructive: true });
  };
  const attaching = useMutation({
    mutationFn: fetchAttachment,
    onSuccess: (file) => add([file]),
    onError: (failure) => showToast(failureToast(words.notAttached, failure)),
  });
  const { data: products = [] } = useQuery(productsQuery);
  const shown = products.filter(useForVisitors());
  const isBusy = isFixed || attaching.isPending;
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="mb-1 font-semibold text-note">{words.attachments}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {[...dutySheets(inquiry), ...ownFiles(inquiry, shown)].map((file) => (
          <ToolButton
            key={file.paths[0]}
            isDisabled={isBusy}
            onClick={() => attaching.mutate(file)}
            className={toolButton("plain")}
          >
            <FileText className="size-4" />
            {file.label}
          </ToolButton>
        ))}
        <ProductChoice products={shown} locale={locale} isFixed={isBusy} onChoose={attaching.mutate} />
        <label
          className={toolButton("plain", "cursor-pointer focus-within:outline-2")}
          htmlFor={`${id}-disk`}
        >
          <Paperclip className="size-4" />
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
      <Chosen
        files={files}
        isFixed={isFixed}
        onRemove={(file) => {
          keepFocus(document.getElementById(`${id}-disk`));
          onFiles(files.filter((other) => other !== file));
        }}
      />
    </fieldset>
  );
}

interface ChosenProps extends Pick<AttachmentsProps, "files" | "isFixed"> {
  onRemove: (file: File) => void;
}

function Chosen({ files, isFixed, onRemove }: ChosenProps) {
  if (files.length === 0) return null;
  return (
    <>
      <ul className="mt-2 grid gap-1 text-note">
        {files.map((file) => (
          <li key={file.name} className="figures flex items-center gap-2">
            <span className="wrap-anywhere">{fileLine(file)}</span>
            <ToolButton
              isDisabled={isFixed}
              aria-label={fill(words.remove, { name: file.name })}
              onClick={() => onRemove(file)}
              className="grid size-8 place-items-center text-muted hover:text-danger"
            >
              <X className="size-4" />
            </ToolButton>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-muted">{words.filesNotStored}</p>
    </>
  );
}

interface ProductChoiceProps {
  products: readonly ListedProduct[];
  locale: Locale;
  isFixed: boolean;
  onChoose: (chosen: Attachable) => void;
}

function ProductChoice({ products, locale, isFixed, onChoose }: ProductChoiceProps) {
  const files = new Map(
    products.flatMap((product) => productFiles(product, locale)).map((file) => [file.paths[0], file]),
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
      {products.map((product) => (
        <optgroup key={product.id} label={product.name}>
          {productFiles(product, locale).map(({ paths: [path], label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
