import { editor } from "#content/admin/editor.ts";
import { isCompanyPlaceholder } from "#content/editing/placeholders.ts";
import { fill } from "#content/fill.ts";
import { Plus } from "../../../ui/icons/admin-icons.ts";
import type { PlaceholderView } from "./placeholders.ts";

interface PlaceholderChipsProps {
  views: readonly PlaceholderView[];
  onInsert: (written: string) => void;
}

const chip =
  "wrap-anywhere flex min-h-8 items-center gap-1.5 rounded-button px-2 py-1 text-left leading-tight ring-1 ring-inset";

/** Placeholders of a text with their present values; a click inserts one at the cursor. */
export function PlaceholderChips({ views, onInsert }: PlaceholderChipsProps) {
  const { placeholders: words } = editor.card;
  if (views.length === 0) return null;
  const lost = views.filter(({ state, name }) => state === "lost" && !isCompanyPlaceholder(name));
  return (
    <div className="mt-1.5 text-small">
      <ul className="flex flex-wrap gap-1.5">
        {views.map((view) => (
          <li key={`${view.state} ${view.written}`} className="min-w-0">
            {view.state === "unknown" ? (
              <span className={`${chip} bg-danger-soft text-danger ring-danger-line`}>
                {view.written} <span className="font-semibold">{words.unknown}</span>
              </span>
            ) : (
              <Chip view={view} onInsert={() => onInsert(view.written)} />
            )}
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <p className="mt-1.5 text-notice">
          {fill(words.lost, { written: lost.map(({ written }) => written).join(", ") })}
        </p>
      )}
    </div>
  );
}

function Chip({ view, onInsert }: { view: PlaceholderView; onInsert: () => void }) {
  const { factNames, placeholders: words } = editor.card;
  const { name, written, value, state } = view;
  const meaning = isCompanyPlaceholder(name) ? factNames[name] : words.ofPage;
  const isLost = state === "lost";
  const look = !isLost ? "bg-action-soft" : isCompanyPlaceholder(name) ? "bg-white" : "bg-notice-soft";
  return (
    <button
      type="button"
      title={fill(isLost ? words.restore : words.insert, { meaning, written })}
      onClick={onInsert}
      className={`${chip} ring-edge hover:ring-action pointer-coarse:min-h-11 ${look}`}
    >
      {isLost && <Plus className="size-3.5 shrink-0 text-muted" />}
      <span className="text-muted">{written}</span>
      <span aria-hidden="true">→</span>
      <span className={value === undefined ? "text-muted" : "font-semibold"}>{value ?? words.byPage}</span>
    </button>
  );
}
