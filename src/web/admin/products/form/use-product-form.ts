import { useNavigate } from "react-router";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import type { ProductForm, ProductRecord } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import { addresses } from "../../addresses.ts";
import { type SelectedPicture, usePicture } from "../../pictures/use-picture.ts";
import type { RecordPart } from "../../records/form/record-kind.ts";
import { type RecordForm, useRecordForm } from "../../records/form/use-record-form.ts";
import { useRecordSaving } from "../../records/form/use-record-saving.ts";
import { entryOf } from "../../records/record-entry.ts";
import { useTypeNames } from "../../site-name.ts";
import { useRowUpload } from "./FileRows.tsx";
import { productKind } from "./product-kind.ts";
import { unsavedProductPrefix, unsavedProductSchema } from "./unsaved-product.ts";
import { useProductRows } from "./use-product-rows.ts";

export type ProductEntryForm = RecordForm<ProductFields, ProductForm>;

export function useProductForm(stored: ProductRecord | undefined, wasDeleted: boolean) {
  const navigate = useNavigate();
  const kind = productKind(useTypeNames());
  const formState = useRecordForm(kind, {
    stored,
    initialValues: () => entryOf<ProductFields>(productFields, { category: "package" }),
    unsavedAs: { name: `${unsavedProductPrefix}${stored?.id ?? "new"}`, schema: unsavedProductSchema },
  });
  const { form, base, unsaved } = formState;
  const picture = usePicture();
  const rows = useProductRows(base.compared, unsaved?.rows);
  const rowUpload = useRowUpload();
  const saving = useRecordSaving(kind, formState, {
    parts: [rows.part, picturePart(form, picture)],
    isUploading: rowUpload.underway !== undefined,
    wasDeleted,
    savedToast: ({ name }) => ({ title: fill(productWords.form.saved, { name }) }),
    onClose: () => void navigate(addresses.products),
  });
  return { form, product: base.replaced, picture, grids: rows.grids, rowUpload, saving };
}

/** The chosen picture; the address of the stored one is a field of the form. */
function picturePart(
  form: ProductEntryForm,
  picture: SelectedPicture,
): RecordPart<ProductForm, ProductRecord> {
  return {
    isDirty: () => picture.selectedFile !== undefined || picture.input.refused.length > 0,
    edits: [],
    unsaved: () => ({}),
    inputs: [picture.input],
    async prepare(stop) {
      const sent = await picture.upload(stop);
      if (sent.kind === "failed") return sent;
      // Kept, so that a second attempt does not upload it again.
      if (sent.kind === "stored") form.setValue("imageUrl", sent.imageUrl);
      return { kind: "ready", content: { imageUrl: form.getValues("imageUrl").trim() || null } };
    },
    resolveConflict(_theirs, { imageUrl }) {
      if (imageUrl === "theirs") picture.deselect();
    },
  };
}
