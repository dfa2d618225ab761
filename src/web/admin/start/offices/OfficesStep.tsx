import { useState } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Plus } from "../../../ui/icons/admin-icons.ts";
import { changeList, presentList } from "../../editing/state/entries.ts";
import { withRestored } from "../../editing/state/list-edits.ts";
import type { StepProps } from "../state/drafting.ts";
import { StepFrame } from "../steps/StepFrame.tsx";
import { OfficeEntry } from "./OfficeEntry.tsx";
import { addOffice, anchorOf, officeName, officesPath } from "./office-edits.ts";

const words = firstSteps.offices;

/** All offices, the head office first; one is open at a time and shown in the preview. */
export function OfficesStep({ state, store }: StepProps) {
  const { order, removed } = presentList(state, officesPath);
  const [open, setOpen] = useState(order[0]);
  const target =
    open !== undefined && order.includes(open)
      ? { target: `#${CSS.escape(anchorOf(state, open, order.indexOf(open)))}` }
      : {};
  return (
    <StepFrame lead={firstSteps.steps.offices.lead} state={state} shown={{ path: paths.contact, ...target }}>
      <ol aria-label={words.list} className="grid gap-2.5">
        {order.map((id, index) => (
          <OfficeEntry
            key={id}
            id={id}
            isHead={index === 0}
            isLast={index === order.length - 1}
            isOpen={id === open}
            onToggle={() => setOpen(id === open ? undefined : id)}
            onOpen={setOpen}
            state={state}
            store={store}
          />
        ))}
      </ol>
      <div>
        <button
          type="button"
          onClick={() => void addOffice({ state, store }).then(setOpen)}
          className={toolButton("plain")}
        >
          <Plus className="size-4" />
          {words.add}
        </button>
        <p className="mt-1.5 text-muted text-small">{words.addedAt}</p>
      </div>
      {removed.length > 0 && (
        <section>
          <h3 className="mb-2 text-base">{words.removed}</h3>
          <ul className="flex flex-wrap gap-2">
            {removed.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className={toolButton("plain")}
                  onClick={() =>
                    void changeList(store, officesPath, withRestored(presentList(state, officesPath), id))
                  }
                >
                  {fill(words.bringBack, { office: officeName(state, id) ?? id })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </StepFrame>
  );
}
