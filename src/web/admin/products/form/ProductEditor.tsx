import type { ReactNode } from "react";
import { admin } from "#content/admin/admin.ts";
import { productWords } from "#content/admin/products.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { type ProductField, productFields } from "#domain/products/product-fields.ts";
import { translatedIn } from "#domain/records/fields.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { UploadProgress } from "../../pictures/UploadProgress.tsx";
import { SheetGrid } from "../../records/grid/SheetGrid.tsx";
import { fieldWidths, RecordField } from "../../records/RecordField.tsx";
import { ProductDocuments, useBringing } from "./ProductDocuments.tsx";
import { ProductPicture } from "./ProductPicture.tsx";
import { ProductTags } from "./ProductTags.tsx";
import { type ProductEntryForm, useProductForm } from "./use-product-form.ts";

const basics = ["name", "slug", "category", "brand", "type"] as const;
const texts = ["description", "features", "specifications"] as const;

/** The form of a product: its texts, its picture, its documents and its models. */
export function ProductEditor({ product }: { product?: EditedProduct }) {
  const words = productWords.form;
  const editor = useProductForm(product);
  const { form, models, documents, hasTried, conflict, leaving } = editor;
  const { isSubmitting } = form.formState;
  const bringing = useBringing();
  return (
    <form method="post" noValidate onSubmit={editor.save} className="grid grid-cols-1 gap-5">
      {/* What is entered while it is stored would go with the form. */}
      <fieldset disabled={isSubmitting} className="grid min-w-0 grid-cols-1 gap-5 disabled:opacity-60">
        {conflict && <Conflict conflict={conflict} onTake={editor.take} onOverwrite={editor.overwrite} />}
        <Section title={words.basics}>
          <Fields form={form} names={basics} />
        </Section>
        <Section title={words.texts}>
          <Fields form={form} names={texts} />
          <ProductTags form={form} />
          <Fields form={form} names={["projectWord"]} />
        </Section>
        <Section title={words.english} hint={words.englishHint}>
          <EnglishFields form={form} />
        </Section>
        <Section title={words.picture}>
          <ProductPicture form={form} picture={editor.picture} />
          <Fields form={form} names={["imageAlt"]} />
        </Section>
        <Section title={words.models} hint={words.modelsHint}>
          <SheetGrid grid={models} title={words.models} tellsProblems={hasTried} />
        </Section>
        <Section title={words.documents} hint={words.documentsHint}>
          <ProductDocuments grid={documents} tellsProblems={hasTried} bringing={bringing} />
        </Section>
      </fieldset>
      <footer className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-white px-5 py-3.5 sm:mx-0 sm:rounded-card sm:border">
        <UploadProgress percent={editor.picture.progress} />
        <button
          type="button"
          onClick={isSubmitting ? editor.stop : leaving.close}
          className={toolButton("plain")}
        >
          {isSubmitting ? admin.project.stop : words.cancel}
        </button>
        {/* A file that is on its way would come too late. */}
        <button
          type="submit"
          disabled={isSubmitting || editor.picture.chosen.isConverting || bringing.underway !== undefined}
          className={toolButton("primary", "min-w-24")}
        >
          {isSubmitting ? words.saving : words.save}
        </button>
      </footer>
      {leaving.isAsking && (
        <ConfirmDialog
          words={words.discard}
          question={words.discard.question}
          onConfirm={editor.leave}
          onCancel={leaving.keep}
        />
      )}
    </form>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-white p-5">
      <h2 className="text-lg">{title}</h2>
      {hint && <p className="mt-1 text-muted text-small">{hint}</p>}
      <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>
    </section>
  );
}

function Fields({
  form,
  names,
}: {
  form: ProductEntryForm;
  names: readonly Exclude<ProductField, "tags">[];
}) {
  const { labels, hints } = productWords;
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      {names.map((name) => (
        <div key={name} className={fieldWidths[productFields[name].width]}>
          <RecordField
            field={productFields[name]}
            id={name}
            label={labels[name]}
            error={form.formState.errors[name]?.message}
            names={towerTypeLabels.ko}
            control={form.register(name)}
          />
          {hints[name] && <p className="mt-1 text-muted text-small">{hints[name]}</p>}
        </div>
      ))}
    </div>
  );
}

function EnglishFields({ form }: { form: ProductEntryForm }) {
  const { english } = productWords;
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      {translatedIn(productFields).map((name) => (
        <div key={name} className={fieldWidths[productFields[name].width]}>
          <RecordField
            field={productFields[name]}
            required={false}
            id={`en.${name}`}
            label={english[name]}
            error={form.formState.errors.en?.[name]?.message}
            lang="en"
            rows={3}
            control={form.register(`en.${name}`)}
          />
        </div>
      ))}
    </div>
  );
}

interface ConflictProps {
  conflict: EditedProduct;
  onTake: (newer: EditedProduct) => void;
  onOverwrite: (newer: EditedProduct) => void;
}

/** Somebody was quicker: either content is taken, and nothing is lost unasked. */
function Conflict({ conflict, onTake, onOverwrite }: ConflictProps) {
  const words = productWords.form.outdated;
  return (
    <div role="alert" className="rounded-card border border-notice-line bg-notice-soft p-4 text-compact">
      <p className="font-semibold text-notice">{words.title}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" onClick={() => onTake(conflict)} className={toolButton("plain")}>
          {words.take}
        </button>
        <button type="button" onClick={() => onOverwrite(conflict)} className={toolButton("warning")}>
          {words.overwrite}
        </button>
      </div>
    </div>
  );
}
