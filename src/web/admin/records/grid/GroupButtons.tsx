import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import type { Columns } from "#domain/records/column-types.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ChevronRight } from "../../../ui/icons/visitor-icons.ts";
import type { GridKind } from "./grid-rows.ts";
import type { Grid } from "./use-grid.ts";
import type { Groups } from "./use-groups.ts";

interface GroupButtonsProps<T extends Columns> extends Pick<Groups<T>, "isOpen" | "toggle"> {
  grid: Grid<T>;
}

export function GroupButtons<T extends Columns>({ grid, isOpen, toggle }: GroupButtonsProps<T>) {
  const { groups = [] } = grid.kind;
  if (groups.length === 0) return null;
  const words = productWords.grid;
  return (
    <fieldset className="mb-3 flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-compact text-muted">{words.groups}</legend>
      {groups.map(({ title, columns }) => {
        const filled = grid.rows.reduce(
          (sum, { cells }) => sum + columns.filter((name) => cells[name].trim() !== "").length,
          0,
        );
        return (
          <button
            key={title}
            type="button"
            aria-expanded={isOpen(title)}
            onClick={() => toggle(title)}
            className={toolButton("plain", "aria-expanded:border-action aria-expanded:bg-action-soft")}
          >
            <ChevronRight
              className={`size-4 ${isOpen(title) ? "rotate-90" : ""} motion-safe:transition-transform`}
            />
            {title}
            {filled > 0 && (
              <span className="figures font-normal text-muted">{fill(words.filled, { count: filled })}</span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

interface NotationsProps<T extends Columns> {
  kind: GridKind<T>;
  shown: readonly Extract<keyof T, string>[];
}

export function Notations<T extends Columns>({ kind, shown }: NotationsProps<T>) {
  const examples = shown.flatMap((name) => {
    const text = kind.notations?.[name];
    return text === undefined ? [] : [{ name, text }];
  });
  if (examples.length === 0) return null;
  return (
    <div className="mb-3 text-compact text-muted">
      <p>{productWords.grid.notation}</p>
      <dl>
        {examples.map(({ name, text }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{kind.labels[name]}</dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
