import { type ReactNode, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { productWords } from "#content/admin/products.ts";
import { projectWorkWords } from "#content/admin/project-work.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { type ProductField, type ProductFields, productFields } from "#domain/products/product-fields.ts";
import { namesOf, type Translated, translatedIn } from "#domain/records/fields.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { History } from "../../../ui/icons/admin-icons.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { UploadProgress } from "../../pictures/UploadProgress.tsx";
import { RecordNotices } from "../../records/form/RecordNotices.tsx";
import { SectionIndex } from "../../records/form/SectionIndex.tsx";
import { SheetGrid } from "../../records/grid/SheetGrid.tsx";
import { fieldWidths, RecordField } from "../../records/RecordField.tsx";
import { useTypeNames } from "../../site-name.ts";
import { ProductDocuments, ProductTechnicalFiles } from "./ProductDocuments.tsx";
import { ProductHistory } from "./ProductHistory.tsx";
import { ProductPicture } from "./ProductPicture.tsx";
import { ProductTags } from "./ProductTags.tsx";
import { useProductForm } from "./use-product-form.ts";

/** Fields of the sections after the first one. */
const sections = {
  texts: ["description", "features", "specifications", "tags", "projectWord"],
  picture: ["imageUrl", "imageAlt"],
} as const satisfies Record<string, readonly ProductField[]>;

const sectionOf = new Map<ProductField, keyof typeof sections>(
  (["texts", "picture"] as const).flatMap((name) => sections[name].map((field) => [field, name] as const)),
);

/** Fields of a section in the order of the table; fields without a section are in the first one. */
function fieldsIn(section: keyof typeof sections | undefined): ProductField[] {
  return namesOf(productFields).filter((name) => sectionOf.get(name) === section);
}

const translated: readonly string[] = translatedIn(productFields);

function isTranslated(name: ProductField): name is Translated<ProductFields> {
  return translated.includes(name);
}

const formSections = (
  ["basics", "texts", "picture", "models", "options", "documents", "technicalFiles"] as const
).map((name) => ({ id: `section-${name}`, name, title: productWords.form[name] }));

const noticeWords = { conflict: productWords.form.outdated, deleted: productWords.form.deleted };

interface ProductEditorProps {
  product?: ProductRecord;
  isDeleted?: boolean;
}

export function ProductEditor({ product: stored, isDeleted = false }: ProductEditorProps) {
  const words = productWords.form;
  const editor = useProductForm(stored, isDeleted);
  const { product, saving } = editor;
  const { leaving } = saving;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <form
      method="post"
      noValidate
      onSubmit={saving.save}
      className="grid grid-cols-1 gap-x-6 gap-y-2 xl:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <SectionIndex label={words.sections} sections={formSections} />
      {/* Changes made while the form is sent would be lost. */}
      <fieldset
        disabled={saving.isSaving}
        aria-label={product ? words.edit : words.add}
        className="grid min-w-0 grid-cols-1 gap-4 disabled:opacity-60"
      >
        <RecordNotices saving={saving} words={noticeWords} heading="h2" />
        <Section name="basics">
          <Fields editor={editor} names={fieldsIn(undefined)} />
          <p className="text-muted text-small">{words.englishHint}</p>
        </Section>
        <Section name="texts">
          <Fields editor={editor} names={fieldsIn("texts")} />
        </Section>
        <Section name="picture">
          <Fields editor={editor} names={fieldsIn("picture")} />
        </Section>
        <RowSections editor={editor} />
      </fieldset>
      <Footer editor={editor} onHistory={product && (() => setHistoryOpen(true))} />
      {product && isHistoryOpen && (
        <ProductHistory
          product={product}
          isDirty={saving.isDirty()}
          onReverted={saving.discardAndClose}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      {leaving.isAsking && (
        <ConfirmDialog
          words={words.discard}
          question={words.discard.question}
          onConfirm={saving.discardAndClose}
          onCancel={leaving.keepEditing}
        />
      )}
    </form>
  );
}

function RowSections({ editor }: Pick<FooterProps, "editor">) {
  const words = productWords.form;
  const { models, options, documents, technicalFiles } = editor.grids;
  const { rowUpload, saving } = editor;
  const { hasTried } = saving;
  return (
    <>
      <Section name="models" hint={words.modelsHint}>
        <SheetGrid grid={models} title={words.models} showsProblems={hasTried} />
      </Section>
      <Section name="options" hint={words.optionsHint}>
        <SheetGrid grid={options} title={words.options} showsProblems={hasTried} />
      </Section>
      <Section name="documents" hint={words.documentsHint}>
        <ProductDocuments grid={documents} showsProblems={hasTried} rowUpload={rowUpload} />
      </Section>
      <Section name="technicalFiles" hint={words.technicalFilesHint}>
        <ProductTechnicalFiles
          grid={technicalFiles}
          models={models}
          showsProblems={hasTried}
          rowUpload={rowUpload}
        />
      </Section>
    </>
  );
}

interface FooterProps {
  editor: ReturnType<typeof useProductForm>;
  /** Missing for a new product, which has no history. */
  onHistory: (() => void) | undefined;
}

function Footer({ editor, onHistory }: FooterProps) {
  const words = productWords.form;
  const { picture, rowUpload, saving } = editor;
  const isUploading = rowUpload.underway !== undefined;
  const { isSaving, leaving } = saving;
  return (
    <footer
      data-lower-bar
      className="sticky bottom-(--phone-bar) z-10 -mx-gutter flex xl:col-start-2 flex-wrap items-center justify-end gap-2 border-line border-t bg-white px-gutter py-3.5 sm:mx-0 sm:rounded-card sm:border"
    >
      <UploadProgress percent={picture.progress} />
      {onHistory && (
        <ToolButton isDisabled={isSaving} onClick={onHistory} className={toolButton("quiet", "mr-auto")}>
          <History className="size-4" />
          {projectWorkWords.history.button}
        </ToolButton>
      )}
      <button
        type="button"
        onClick={isSaving ? saving.stop : leaving.requestClose}
        className={toolButton("plain")}
      >
        {isSaving ? admin.project.stop : words.cancel}
      </button>
      {/* An upload that is still running would be too late. */}
      <ToolButton
        type="submit"
        isDisabled={isSaving || saving.conflict !== undefined || picture.input.isConverting || isUploading}
        className={toolButton("primary", "min-w-24")}
      >
        {isSaving ? words.saving : words.save}
      </ToolButton>
    </footer>
  );
}

interface SectionProps {
  name: (typeof formSections)[number]["name"];
  hint?: string;
  children: ReactNode;
}

/** The first section follows the title of the page: its own heading is for screen readers and the index. */
function Section({ name, hint, children }: SectionProps) {
  return (
    <section id={`section-${name}`} className="min-w-0 rounded-card border border-line bg-white p-5">
      <h2 tabIndex={-1} className={name === "basics" ? "sr-only" : "text-lg outline-none"}>
        {productWords.form[name]}
      </h2>
      {hint && <p className="mt-1 text-muted text-small">{hint}</p>}
      <div className={`grid grid-cols-1 gap-4 ${name === "basics" ? "" : "mt-4"}`}>{children}</div>
    </section>
  );
}

interface FieldsProps {
  editor: ReturnType<typeof useProductForm>;
  names: readonly ProductField[];
}

/** Fields of a section, English beside Korean. */
function Fields({ editor, names }: FieldsProps) {
  const { form } = editor;
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      {names.map((name) =>
        isTranslated(name) ? (
          <div key={name} className="grid gap-4 sm:col-span-6 lg:grid-cols-2">
            <OwnField editor={editor} name={name} />
            <RecordField
              field={productFields[name]}
              required={false}
              id={`en.${name}`}
              label={productWords.english[name]}
              error={form.formState.errors.en?.[name]?.message}
              lang="en"
              control={form.register(`en.${name}`)}
            />
          </div>
        ) : (
          <div key={name} className={fieldWidths[name === "imageUrl" ? "whole" : productFields[name].width]}>
            <OwnField editor={editor} name={name} />
          </div>
        ),
      )}
    </div>
  );
}

function OwnField({
  editor: { form, picture },
  name,
}: {
  editor: FieldsProps["editor"];
  name: ProductField;
}) {
  const { labels, hints } = productWords;
  const types = useTypeNames();
  if (name === "tags") return <ProductTags form={form} />;
  if (name === "imageUrl") return <ProductPicture form={form} picture={picture} />;
  return (
    <div>
      <RecordField
        field={productFields[name]}
        id={name}
        label={labels[name]}
        error={form.formState.errors[name]?.message}
        names={types}
        control={form.register(name)}
      />
      {hints[name] && <p className="mt-1 text-muted text-small">{hints[name]}</p>}
    </div>
  );
}
