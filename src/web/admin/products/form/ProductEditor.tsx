import { History } from "lucide-react";
import { type ReactNode, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { productWords } from "#content/admin/products.ts";
import { keepingWords } from "#content/admin/project-keeping.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { type ProductField, productFields } from "#domain/products/product-fields.ts";
import { namesOf, translatedIn } from "#domain/records/fields.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { UploadProgress } from "../../pictures/UploadProgress.tsx";
import { RecordNotices } from "../../records/form/RecordNotices.tsx";
import { SheetGrid } from "../../records/grid/SheetGrid.tsx";
import { fieldWidths, RecordField } from "../../records/RecordField.tsx";
import { useTypeNames } from "../../site-name.ts";
import { useRowUpload } from "./FileRows.tsx";
import { ProductDocuments, ProductTechnicalFiles } from "./ProductDocuments.tsx";
import { ProductHistory } from "./ProductHistory.tsx";
import { ProductPicture } from "./ProductPicture.tsx";
import { ProductTags } from "./ProductTags.tsx";
import { type ProductEntryForm, useProductForm } from "./use-product-form.ts";

/** The sections of the form below its first one, by the fields that stand there instead. */
const sections = {
  texts: ["description", "features", "specifications", "tags", "projectWord"],
  picture: ["imageUrl", "imageAlt"],
} as const satisfies Record<string, readonly ProductField[]>;

const sectionOf = new Map<ProductField, keyof typeof sections>(
  (["texts", "picture"] as const).flatMap((name) => sections[name].map((field) => [field, name] as const)),
);

/** The fields of a section, in the order of the table; a new field stands in the first section. */
function fieldsIn(section: keyof typeof sections | undefined): ProductField[] {
  return namesOf(productFields).filter((name) => sectionOf.get(name) === section);
}

const noticeWords = { conflict: productWords.form.outdated, deleted: productWords.form.deleted };

interface ProductEditorProps {
  product?: EditedProduct;
  /** It was deleted since the browser has kept entries of it. */
  isDeleted?: boolean;
}

/** The form of a product: its texts, its picture, its documents and its models. */
export function ProductEditor({ product, isDeleted = false }: ProductEditorProps) {
  const words = productWords.form;
  const editor = useProductForm(product, isDeleted);
  const { form, saving } = editor;
  const { leaving } = saving;
  const bringing = useRowUpload();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <form method="post" noValidate onSubmit={saving.save} className="grid grid-cols-1 gap-5">
      {/* What is entered while it is stored would go with the form. */}
      <fieldset
        disabled={saving.isSaving}
        aria-label={product ? words.edit : words.add}
        className="grid min-w-0 grid-cols-1 gap-5 disabled:opacity-60"
      >
        <RecordNotices saving={saving} words={noticeWords} heading="h2" />
        <Section title={words.basics}>
          <Fields editor={editor} names={fieldsIn(undefined)} />
        </Section>
        <Section title={words.texts}>
          <Fields editor={editor} names={fieldsIn("texts")} />
        </Section>
        <Section title={words.english} hint={words.englishHint}>
          <EnglishFields form={form} />
        </Section>
        <Section title={words.picture}>
          <Fields editor={editor} names={fieldsIn("picture")} />
        </Section>
        <RowSections editor={editor} bringing={bringing} />
      </fieldset>
      <Footer
        editor={editor}
        isUploading={bringing.underway !== undefined}
        onHistory={product && (() => setHistoryOpen(true))}
      />
      {product && isHistoryOpen && (
        <ProductHistory
          product={product}
          isDirty={saving.isDirty()}
          onReverted={saving.leave}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      {leaving.isAsking && (
        <ConfirmDialog
          words={words.discard}
          question={words.discard.question}
          onConfirm={saving.leave}
          onCancel={leaving.keep}
        />
      )}
    </form>
  );
}

interface RowSectionsProps {
  editor: ReturnType<typeof useProductForm>;
  bringing: ReturnType<typeof useRowUpload>;
}

/** The rows of a product in their grids. */
function RowSections({ editor, bringing }: RowSectionsProps) {
  const words = productWords.form;
  const { models, options, documents, technicalFiles } = editor.grids;
  const { hasTried } = editor.saving;
  return (
    <>
      <Section title={words.models} hint={words.modelsHint}>
        <SheetGrid grid={models} title={words.models} tellsProblems={hasTried} />
      </Section>
      <Section title={words.options} hint={words.optionsHint}>
        <SheetGrid grid={options} title={words.options} tellsProblems={hasTried} />
      </Section>
      <Section title={words.documents} hint={words.documentsHint}>
        <ProductDocuments grid={documents} tellsProblems={hasTried} bringing={bringing} />
      </Section>
      <Section title={words.technicalFiles} hint={words.technicalFilesHint}>
        <ProductTechnicalFiles
          grid={technicalFiles}
          models={models}
          tellsProblems={hasTried}
          bringing={bringing}
        />
      </Section>
    </>
  );
}

interface FooterProps {
  editor: ReturnType<typeof useProductForm>;
  isUploading: boolean;
  /** A new product has no history. */
  onHistory: (() => void) | undefined;
}

function Footer({ editor, isUploading, onHistory }: FooterProps) {
  const words = productWords.form;
  const { picture, saving } = editor;
  const { isSaving, leaving } = saving;
  return (
    <footer
      data-lower-bar
      className="sticky bottom-0 z-10 -mx-gutter flex flex-wrap items-center justify-end gap-2 border-line border-t bg-white px-gutter py-3.5 sm:mx-0 sm:rounded-card sm:border"
    >
      <UploadProgress percent={picture.progress} />
      {onHistory && (
        <button
          type="button"
          disabled={isSaving}
          onClick={onHistory}
          className={toolButton("quiet", "mr-auto")}
        >
          <History aria-hidden="true" className="size-4" />
          {keepingWords.history.button}
        </button>
      )}
      <button type="button" onClick={isSaving ? saving.stop : leaving.close} className={toolButton("plain")}>
        {isSaving ? admin.project.stop : words.cancel}
      </button>
      {/* A file that is on its way would come too late. */}
      <button
        type="submit"
        disabled={isSaving || saving.conflict !== undefined || picture.chosen.isConverting || isUploading}
        className={toolButton("primary", "min-w-24")}
      >
        {isSaving ? words.saving : words.save}
      </button>
    </footer>
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
  editor: { form, picture },
  names,
}: {
  editor: ReturnType<typeof useProductForm>;
  names: readonly ProductField[];
}) {
  const { labels, hints } = productWords;
  const types = useTypeNames();
  const own: Partial<Record<ProductField, ReactNode>> = {
    tags: <ProductTags form={form} />,
    imageUrl: <ProductPicture form={form} picture={picture} />,
  };
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      {names.map((name) => (
        <div key={name} className={own[name] ? fieldWidths.whole : fieldWidths[productFields[name].width]}>
          {own[name] ?? (
            <RecordField
              field={productFields[name]}
              id={name}
              label={labels[name]}
              error={form.formState.errors[name]?.message}
              names={types}
              control={form.register(name)}
            />
          )}
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
