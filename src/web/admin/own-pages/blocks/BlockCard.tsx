import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { fill } from "#content/fill.ts";
import { blockWords } from "#content/records/own-pages.ts";
import type { DescribedPicture } from "#domain/own-pages/block-fields.ts";
import type { Block, BlockOf } from "#domain/own-pages/blocks.ts";
import { ArrowDown, ArrowUp, EyeOff, Trash2 } from "../../../ui/icons/admin-icons.ts";
import { Copy, Eye } from "../../../ui/icons/visitor-icons.ts";
import { IconButton } from "../../../ui/tools/IconButton.tsx";
import { BlockFieldInput } from "../fields/BlockFieldInput.tsx";
import type { PosterOfFilm } from "../fields/FilmInput.tsx";
import { namedFields } from "../state/block-names.ts";
import { partId } from "../state/field-id.ts";
import { BlockRows } from "./BlockRows.tsx";
import { kindIcons } from "./kind-icons.ts";
import type { BlockTools } from "./use-blocks.ts";

interface BlockCardProps {
  block: Block;
  /** From 1. */
  number: number;
  isLast: boolean;
  isFull: boolean;
  tools: BlockTools;
}

const hints: Readonly<Record<string, string>> = {
  "action/link": blockEditorWords.link,
};

export function BlockCard({ block, number, isLast, isFull, tools }: BlockCardProps) {
  const words = blockEditorWords;
  const { id, kind, isHidden } = block;
  const values: Readonly<Record<string, unknown>> = block.values;
  const name = fill(words.block, { number, kind: blockWords[kind].name });
  const Icon = kindIcons[kind];
  return (
    <fieldset
      id={partId(id)}
      tabIndex={-1}
      className={`min-w-0 rounded-card border p-4 outline-none focus-visible:ring-2 focus-visible:ring-action sm:p-5 ${isHidden ? "border-field border-dashed bg-paper" : "border-line bg-white"}`}
    >
      <legend className="float-left mr-3 flex min-h-9 max-w-full items-center gap-2 font-semibold text-compact">
        <Icon className="size-5 shrink-0 text-action" />
        {name}
        {isHidden && (
          <span className="rounded-[3px] bg-notice-soft px-1.5 py-0.5 font-medium text-fine text-notice ring-1 ring-notice-line ring-inset">
            {words.hidden}
          </span>
        )}
      </legend>
      <Tools name={name} block={block} isFirst={number === 1} isLast={isLast} isFull={isFull} tools={tools} />
      <div className="clear-both grid grid-cols-1 gap-4 pt-3">
        {namedFields(kind).map(({ field, label, definition }) => (
          <BlockFieldInput
            key={field}
            fieldRef={{ block: id, field }}
            label={label}
            field={definition}
            value={values[field]}
            change={(change) => tools.changeValue(id, { field }, change)}
            hint={hints[`${kind}/${field}`]}
            {...(block.kind === "film" ? { poster: posterOf(block, tools) } : {})}
          />
        ))}
        <BlockRows block={block} tools={tools} />
      </div>
    </fieldset>
  );
}

/** Poster of a film block. Without its own description it is described by the film's name. */
function posterOf({ id, values }: BlockOf<"film">, tools: BlockTools): PosterOfFilm {
  return {
    isThere: values.poster !== null,
    change: (picture) =>
      tools.changeValue(id, { field: "poster" }, (now) => ({
        picture,
        alt: (now as DescribedPicture | null)?.alt ?? values.name,
      })),
  };
}

interface ToolsProps extends Pick<BlockCardProps, "block" | "isLast" | "isFull" | "tools"> {
  name: string;
  isFirst: boolean;
}

function Tools({ name, block: { id, isHidden }, isFirst, isLast, isFull, tools }: ToolsProps) {
  const words = blockEditorWords;
  const named = (sentence: string) => fill(sentence, { block: name });
  const part = partId(id);
  return (
    <div className="flex flex-wrap justify-end">
      <IconButton
        id={`${part}_up`}
        icon={ArrowUp}
        label={named(words.up)}
        isDisabled={isFirst}
        onClick={() => tools.move(id, -1)}
      />
      <IconButton
        id={`${part}_down`}
        icon={ArrowDown}
        label={named(words.down)}
        isDisabled={isLast}
        onClick={() => tools.move(id, 1)}
      />
      <IconButton icon={Copy} label={named(words.copy)} isDisabled={isFull} onClick={() => tools.copy(id)} />
      <IconButton
        icon={isHidden ? EyeOff : Eye}
        label={named(isHidden ? words.show : words.hide)}
        onClick={() => tools.toggle(id)}
      />
      <IconButton icon={Trash2} look="danger" label={named(words.remove)} onClick={() => tools.remove(id)} />
    </div>
  );
}
