import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type FieldErrors, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import { type EditedProduct, type ProductForm, productFormSchema } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import { problemsByField } from "../../../ui/fields/problems-by-field.ts";
import { useTell } from "../../../ui/tools/toast.tsx";
import { addresses } from "../../addresses.ts";
import { failureToast, fieldProblems } from "../../failure-text.ts";
import { useGrid } from "../../records/grid/use-grid.ts";
import { bodyOf, differences, type Entry, entryFieldsOf, entryOf } from "../../records/record-entry.ts";
import { useClosing } from "../../records/use-closing.ts";
import { newerProduct, productsKey, saveProduct } from "../product-api.ts";
import { documentGrid, modelGrid } from "./product-grids.ts";

type ProductEntry = Entry<ProductFields>;
export type ProductEntryForm = UseFormReturn<ProductEntry, unknown, ProductForm>;

/** What a new product begins with. */
const blank = { category: "package" };

/** A product as it is edited, saved, and asked about before it is left. */
export function useProductForm(product: EditedProduct | undefined) {
  const words = productWords.form;
  const tell = useTell();
  const client = useQueryClient();
  const [base, setBase] = useState(product);
  const [start, setStart] = useState<ProductEntry>(() => entryOf(productFields, product ?? blank));
  const [conflict, setConflict] = useState<EditedProduct>();
  const [hasTried, setTried] = useState(false);
  const form: ProductEntryForm = useForm<ProductEntry, unknown, ProductForm>({
    defaultValues: start,
    resolver: resolveEntry,
  });
  const rows = useRows(product);
  const { leave, leaving } = useLeaving(
    () => rows.isChanged || differences(productFields, form.getValues(), start).length > 0,
    form.formState.isSubmitting,
  );

  async function store(entered: ProductForm, over: EditedProduct | undefined): Promise<void> {
    try {
      const saved = await saveProduct({ ...entered, ...rows.content }, over);
      await client.invalidateQueries({ queryKey: productsKey });
      tell({ title: fill(words.saved, { name: saved.name }) });
      leave();
    } catch (failure) {
      showProblems(form, failure);
      const newer = newerProduct(failure);
      setConflict(newer);
      if (!newer) tell(failureToast(productWords.failure, failure));
    }
  }

  const submit = (over: EditedProduct | undefined) =>
    form.handleSubmit(async (entered) => {
      if (rows.hasProblems) tell({ title: words.wrong, destructive: true });
      else await store(entered, over);
    });

  return {
    form,
    ...rows.grids,
    hasTried,
    conflict,
    leaving,
    leave,
    save(event: React.FormEvent) {
      setTried(true);
      void submit(base)(event);
    },
    /** Goes on with what somebody else has stored. */
    take(newer: EditedProduct) {
      const entry = entryOf<ProductFields>(productFields, newer);
      setBase(newer);
      setStart(entry);
      form.reset(entry);
      rows.reset(newer);
      setConflict(undefined);
    },
    /** Stores what is entered over what somebody else has stored. */
    overwrite(newer: EditedProduct) {
      setBase(newer);
      setConflict(undefined);
      void submit(newer)();
    },
  };
}

/** Back to the list: at once when all is stored, else not without a question. */
function useLeaving(isChanged: () => boolean, isBusy: boolean) {
  const navigate = useNavigate();
  // No state: whoever is asked by the navigation itself must know it already.
  const isDone = useRef(false);
  const leave = () => {
    isDone.current = true;
    void navigate(addresses.products);
  };
  const isDirty = () => !isDone.current && isChanged();
  return { leave, leaving: useClosing({ isDirty, isBusy, onClose: leave }) };
}

/** The models and the documents, as they are being edited. */
function useRows(product: EditedProduct | undefined) {
  const models = useGrid(modelGrid, product?.models ?? []);
  const documents = useGrid(documentGrid, product?.documents ?? []);
  return {
    grids: { models, documents },
    content: { models: models.checked.rows, documents: documents.checked.rows },
    hasProblems: models.checked.problems.length + documents.checked.problems.length > 0,
    isChanged: models.isChanged || documents.isChanged,
    reset(newer: EditedProduct) {
      models.reset(newer.models);
      documents.reset(newer.documents);
    },
  };
}

/** Checks the fields by the schema that the server uses too; the grids check their own rows. */
const resolveEntry: Resolver<ProductEntry, unknown, ProductForm> = (entry) => {
  const checked = productFormSchema.safeParse(bodyOf(productFields, entry));
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: FieldErrors<ProductEntry> = {};
  for (const [field, message] of Object.entries(problemsByField(checked.error)))
    set(errors, field, { type: "domain", message });
  return { values: {}, errors };
};

/** Puts the server's messages at their fields, and the cursor into the last of them. */
function showProblems(form: ProductEntryForm, failure: unknown): void {
  const problems = fieldProblems(failure);
  for (const field of entryFieldsOf(productFields)) {
    const message = problems[field];
    if (message) form.setError(field, { type: "server", message }, { shouldFocus: true });
  }
}
