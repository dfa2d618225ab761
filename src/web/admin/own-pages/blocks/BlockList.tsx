import { Fragment } from "react";
import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { fill } from "#content/fill.ts";
import { maxBlocks } from "#domain/own-pages/blocks.ts";
import { usePageFields } from "../fields/field-context.ts";
import { fieldId } from "../state/field-id.ts";
import { AddBlock } from "./AddBlock.tsx";
import { BlockCard } from "./BlockCard.tsx";
import type { BlockTools } from "./use-blocks.ts";

export function BlockList({ tools }: { tools: BlockTools }) {
  const words = blockEditorWords;
  const { blocks, announcement } = tools;
  const { problemAt } = usePageFields();
  const isFull = blocks.length >= maxBlocks;
  const problem = problemAt({ field: "blocks" });
  return (
    <section aria-label={words.title} className="min-w-0">
      <h2 className="text-lg">{words.title}</h2>
      {problem && <p className="mt-1.5 text-compact text-danger">{problem}</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="mt-2">
        {blocks.map((block, index) => (
          <Fragment key={block.id}>
            <AddBlock
              label={fill(words.addBefore, { number: index + 1 })}
              isDisabled={isFull}
              onAdd={(kind) => tools.add(kind, index)}
            />
            <BlockCard
              block={block}
              number={index + 1}
              isLast={index === blocks.length - 1}
              isFull={isFull}
              tools={tools}
            />
          </Fragment>
        ))}
        <AddBlock
          id={fieldId({ field: "blocks" })}
          isDisabled={isFull}
          onAdd={(kind) => tools.add(kind, blocks.length)}
        />
      </div>
      {blocks.length === 0 && <p className="text-center text-muted text-note">{words.none}</p>}
      <p className="mt-1 text-muted text-small">
        {isFull ? fill(words.full, { most: maxBlocks }) : words.hint}
      </p>
    </section>
  );
}
