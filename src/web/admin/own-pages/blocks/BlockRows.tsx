import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { defaultLocale } from "#domain/locale.ts";
import type { BlockField } from "#domain/own-pages/block-fields.ts";
import { rowsOf } from "#domain/own-pages/block-kinds.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "../../../ui/icons/admin-icons.ts";
import { IconButton } from "../../../ui/tools/IconButton.tsx";
import { BlockFieldInput } from "../fields/BlockFieldInput.tsx";
import { usePageFields } from "../fields/field-context.ts";
import { type BlockRow, rowsIn } from "../state/block-edits.ts";
import { namedRowFields, rowWord } from "../state/block-names.ts";
import { fieldId, partId } from "../state/field-id.ts";
import { isSheet, sheetColumns } from "../state/pasted-rows.ts";
import type { BlockTools } from "./use-blocks.ts";

/** Rows of a block: add, move, delete, and paste from a spreadsheet; nothing for kinds without rows. */
export function BlockRows({ block, tools }: { block: Block; tools: BlockTools }) {
  const words = blockEditorWords.rows;
  const { problemAt } = usePageFields();
  const { maxRows } = rowsOf(block.kind) ?? {};
  if (maxRows === undefined) return null;
  const rows = rowsIn(block);
  const row = rowWord(block.kind);
  const fieldRef = { block: block.id, field: "rows" };
  const problem = problemAt(fieldRef);
  return (
    <div className="grid grid-cols-1 gap-3">
      <PasteHint block={block} />
      {rows.length === 0 && <p className="text-muted text-note">{words.none}</p>}
      {rows.map((each, index) => (
        <RowFields
          key={each.id}
          block={block}
          row={each}
          number={index + 1}
          isLast={index === rows.length - 1}
          tools={tools}
        />
      ))}
      <div>
        <ToolButton
          id={fieldId(fieldRef)}
          isDisabled={rows.length >= maxRows}
          onClick={() => tools.addRow(block.id)}
          className={toolButton("plain")}
        >
          <Plus className="size-4" />
          {fill(words.add, { row })}
        </ToolButton>
        {rows.length >= maxRows && (
          <span className="ml-3 text-muted text-small">{fill(words.full, { most: maxRows })}</span>
        )}
        {problem && <p className="mt-1.5 text-compact text-danger">{problem}</p>}
      </div>
    </div>
  );
}

function PasteHint({ block: { kind } }: { block: Block }) {
  const { languages } = usePageFields();
  const labels = new Map(namedRowFields(kind).map(({ field, label }) => [field, label]));
  const columns = sheetColumns(kind).map(({ field, locale }) => {
    const label = labels.get(field) ?? field;
    return locale === undefined || locale === defaultLocale
      ? label
      : fill(pageFormWords.inLanguage, { label, language: languageName(locale) });
  });
  if (columns.length === 0 || languages.length === 0) return null;
  return (
    <p className="text-muted text-small">
      {fill(blockEditorWords.rows.paste, { columns: columns.join(", ") })}
    </p>
  );
}

interface RowFieldsProps {
  block: Block;
  row: BlockRow;
  /** From 1. */
  number: number;
  isLast: boolean;
  tools: BlockTools;
}

function RowFields({ block, row, number, isLast, tools }: RowFieldsProps) {
  const words = blockEditorWords.rows;
  const name = fill(words.name, { row: rowWord(block.kind), number });
  const named = (sentence: string) => fill(sentence, { name });
  const part = partId(block.id, row.id);
  const takesSheet = sheetColumns(block.kind).length > 0;
  const onSheet = (text: string) => takesSheet && isSheet(text) && tools.paste(block.id, row.id, text);
  return (
    <fieldset id={part} tabIndex={-1} className="min-w-0 rounded-button bg-mist p-3 outline-none">
      <legend className="float-left flex min-h-9 items-center font-semibold text-small">{name}</legend>
      <div className="flex flex-wrap justify-end">
        <IconButton
          id={`${part}_up`}
          icon={ArrowUp}
          label={named(words.up)}
          isDisabled={number === 1}
          onClick={() => tools.moveRow(block.id, row.id, -1)}
        />
        <IconButton
          id={`${part}_down`}
          icon={ArrowDown}
          label={named(words.down)}
          isDisabled={isLast}
          onClick={() => tools.moveRow(block.id, row.id, 1)}
        />
        <IconButton
          icon={Trash2}
          look="danger"
          label={named(words.remove)}
          onClick={() => tools.removeRow(block.id, row.id)}
        />
      </div>
      <div className="clear-both grid grid-cols-1 gap-3 lg:grid-cols-2">
        {namedRowFields(block.kind).map(({ field, label, definition }) => (
          <div key={field} className={isShort(definition) ? "min-w-0" : "min-w-0 lg:col-span-2"}>
            <BlockFieldInput
              fieldRef={{ block: block.id, row: row.id, field }}
              label={label}
              field={definition}
              value={row[field]}
              change={(change) => tools.changeValue(block.id, { row: row.id, field }, change)}
              onSheet={onSheet}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns true for fields that share a line with another one. */
function isShort(field: BlockField): boolean {
  return field.kind === "words" ? field.shape === "line" : field.kind === "line" || field.kind === "day";
}
