import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type FieldErrors, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import { type EditedProduct, type ProductForm, productFormSchema } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import { type ProductRowName, type ProductRows, productRowNames } from "#domain/products/product-rows.ts";
import type { Columns } from "#domain/records/columns.ts";
import { newSendingKey } from "../../../sending-key.ts";
import { problemsByField } from "../../../ui/fields/problems-by-field.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { addresses } from "../../addresses.ts";
import { fieldProblems, isMissing, savingFailedToast, uploadFailedToast } from "../../failure-text.ts";
import { submitUnlessRefused } from "../../pictures/use-chosen-pictures.ts";
import { usePicture } from "../../pictures/use-picture.ts";
import { merged, type Side } from "../../records/conflict/conflict.ts";
import { type Grid, useGrid } from "../../records/grid/use-grid.ts";
import { bodyOf, differences, type Entry, entryFieldsOf, entryOf } from "../../records/record-entry.ts";
import { restoreFocus } from "../../records/restore-focus.ts";
import { createSending, type Sending } from "../../records/sending.ts";
import { useClosing } from "../../records/use-closing.ts";
import { newerProduct, productSavingCalls, productsKey } from "../product-api.ts";
import { productConflict, settleGrid } from "./product-conflict.ts";
import { type ProductGrids, productGrids } from "./product-grids.ts";
import { type UnsavedValues, useProductUnsaved, useUnsavedProduct } from "./unsaved-product.ts";

export type ProductEntry = Entry<ProductFields>;
export type ProductEntryForm = UseFormReturn<ProductEntry, unknown, ProductForm>;

/** Initial values of a new product. */
const blank = { category: "package" };

/** The fields and rows of the form, with what the browser has kept of an earlier visit. */
function useEntries(stored: EditedProduct | undefined) {
  const { kept, product, keep } = useUnsavedProduct(stored);
  const [key] = useState(kept?.key ?? newSendingKey());
  const [base, setBase] = useState(product);
  const [start, setStart] = useState<ProductEntry>(() => entryOf(productFields, product ?? blank));
  const form: ProductEntryForm = useForm<ProductEntry, unknown, ProductForm>({
    defaultValues: kept?.entry ?? start,
    resolver: resolveEntry,
  });
  const rows = useRows(product, kept);
  return {
    kept,
    key,
    product,
    keep,
    base,
    start,
    form,
    rows,
    isChanged: () => rows.isChanged || differences(productFields, form.getValues(), start).length > 0,
    /** Goes on from a newer version, with the chosen content of both in the form. */
    settle(newer: EditedProduct, choices: Readonly<Record<string, Side>>) {
      const theirs = entryOf<ProductFields>(productFields, newer);
      form.reset(merged(form.getValues(), theirs, choices));
      setStart(theirs);
      setBase(newer);
      rows.settle(newer, choices);
    },
  };
}

/** A product as it is edited, saved, and asked about before it is left. */
export function useProductForm(stored: EditedProduct | undefined, wasDeleted: boolean) {
  const tell = useToast();
  const entries = useEntries(stored);
  const { kept, key, product, keep, base, start, form, rows } = entries;
  const [sending] = useState(() => createSending(productSavingCalls, product, key));
  const [isDeleted, setDeleted] = useState(wasDeleted);
  const [conflict, setConflict] = useState<EditedProduct>();
  const [hasTried, setTried] = useState(false);
  const { picture, sendPicture } = usePictureToSend(form);
  const stopping = useRef<AbortController>(undefined);
  const isDirty = () =>
    picture.picked !== undefined || picture.chosen.refused.length > 0 || entries.isChanged();
  const { leave, leaving } = useLeaving(isDirty, form.formState.isSubmitting, () => keep(undefined));
  useProductUnsaved({ form, grids: rows.grids, base, key, isDirty, keep });

  const store = useStoring(form, {
    sending,
    onStored: leave,
    onConflict: setConflict,
    onDeleted: () => setDeleted(product !== undefined),
  });

  const submit = () =>
    form.handleSubmit(async (entered) => {
      if (rows.obstacle) return tell({ title: rows.obstacle, destructive: true });
      const focused = document.activeElement;
      const attempt = new AbortController();
      stopping.current = attempt;
      const imageUrl = await sendPicture(attempt.signal);
      const product = { ...entered, imageUrl: imageUrl || null, ...rows.content };
      const wrong = imageUrl === undefined ? undefined : await store(product, attempt.signal);
      restoreFocus(wrong === undefined ? focused : document.getElementById(wrong));
    });

  return {
    form,
    picture,
    /** Gives up what is under way; what was entered stays. */
    stop: () => stopping.current?.abort(),
    ...rows.grids,
    hasTried,
    conflict,
    /** The places where the form and the conflicting version differ. */
    conflictPlaces: conflict ? productConflict(rows.grids, { start, mine: form.getValues(), conflict }) : [],
    isDeleted,
    /** Entries of an earlier visit stand in the form. */
    isRestored: kept !== undefined,
    isDirty,
    leaving,
    leave,
    save(event: React.FormEvent) {
      setTried(true);
      submitUnlessRefused(event, { places: [picture.chosen], tell, submit: submit() });
    },
    /** Goes on from the conflicting version, with the chosen content of both in the form. */
    settle(newer: EditedProduct, choices: Readonly<Record<string, Side>>) {
      entries.settle(newer, choices);
      if (choices.imageUrl === "theirs") picture.drop();
      sending.goOnFrom(newer);
      setConflict(undefined);
      tell({ title: admin.project.conflict.settled });
    },
    /** The product was deleted meanwhile: the form is stored as a new one. */
    saveAsNew(event: React.FormEvent) {
      sending.goOnAsNew();
      setDeleted(false);
      submitUnlessRefused(event, { places: [picture.chosen], tell, submit: submit() });
    },
  };
}

interface StoringOptions {
  sending: Sending<ProductForm, EditedProduct>;
  onStored: () => void;
  /** Told the version that stands in the way, or that it is none. */
  onConflict: (newer: EditedProduct | undefined) => void;
  onDeleted: () => void;
}

/** Stores a product, and tells what came of it. @returns the last of the fields that the server finds wrong */
function useStoring(form: ProductEntryForm, { sending, onStored, onConflict, onDeleted }: StoringOptions) {
  const tell = useToast();
  const client = useQueryClient();
  return async (product: ProductForm, stop: AbortSignal): Promise<string | undefined> => {
    try {
      const saved = await sending.send(product, stop);
      await client.invalidateQueries({ queryKey: productsKey });
      tell({ title: fill(productWords.form.saved, { name: saved.name }) });
      onStored();
      return undefined;
    } catch (failure) {
      const newer = newerProduct(failure);
      onConflict(newer);
      if (isMissing(failure)) onDeleted();
      else if (!newer) tell(savingFailedToast(productWords.failure, failure));
      return showProblems(form, failure);
    }
  };
}

/** A picture that was chosen, and goes out before the form is stored. */
function usePictureToSend(form: ProductEntryForm) {
  const tell = useToast();
  const picture = usePicture();
  return {
    picture,
    /** @returns the address of the picture then, "" for none; `undefined` where it did not go out, which is told */
    async sendPicture(stop: AbortSignal): Promise<string | undefined> {
      const sent = await picture.upload(stop);
      if (sent.kind === "failed") {
        tell(uploadFailedToast(sent.failure));
        return undefined;
      }
      // Kept, so that a second attempt does not upload it again.
      if (sent.kind === "stored") form.setValue("imageUrl", sent.imageUrl);
      return form.getValues("imageUrl").trim();
    },
  };
}

/** Back to the list: at once when all is stored, else not without a question. */
function useLeaving(isChanged: () => boolean, isBusy: boolean, onLeave: () => void) {
  const navigate = useNavigate();
  // No state: whoever is asked by the navigation itself must know it already.
  const isDone = useRef(false);
  const leave = () => {
    isDone.current = true;
    onLeave();
    void navigate(addresses.products);
  };
  const isDirty = () => !isDone.current && isChanged();
  return { leave, leaving: useClosing({ isDirty, isBusy, onClose: leave }) };
}

/** The rows of a product, as they are being edited. */
function useRows(product: EditedProduct | undefined, kept: UnsavedValues | undefined) {
  const gridOf = <Name extends ProductRowName>(name: Name) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: called for each of a fixed list of names
    useGrid<Columns>(productGrids[name] as never, product?.[name] ?? [], kept?.rows[name]);
  const grids = Object.fromEntries(productRowNames.map((name) => [name, gridOf(name)]));
  const all: [string, Grid<Columns>][] = Object.entries(grids);
  const hasProblems = all.some(([, { checked }]) => checked.problems.length > 0);
  const isUnlikely = all.some(([, { unlikely }]) => unlikely.length > 0);
  const words = productWords.form;
  return {
    grids: grids as unknown as ProductGrids,
    content: Object.fromEntries(all.map(([name, { checked }]) => [name, checked.rows])) as ProductRows,
    /** Why the rows cannot be stored as they are. */
    obstacle: hasProblems ? words.wrong : isUnlikely ? words.unlikely : undefined,
    isChanged: all.some(([, { isChanged }]) => isChanged),
    settle(newer: EditedProduct, choices: Readonly<Record<string, Side>>) {
      for (const name of productRowNames)
        settleGrid<Columns>(name, grids[name] as Grid<Columns>, { stored: newer[name], choices });
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

/** Puts the server's messages at their fields. @returns the last of them */
function showProblems(form: ProductEntryForm, failure: unknown): string | undefined {
  const problems = fieldProblems(failure);
  const wrong = entryFieldsOf(productFields).filter((field) => problems[field]);
  for (const field of wrong) form.setError(field, { type: "server", message: problems[field] ?? "" });
  return wrong.at(-1);
}
