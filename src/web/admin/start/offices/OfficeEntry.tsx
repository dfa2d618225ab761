import { useId } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import type { ListEdit } from "#domain/content/edits.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ArrowDown, ArrowUp, Trash2 } from "../../../ui/icons/admin-icons.ts";
import { ChevronDown, Copy } from "../../../ui/icons/visitor-icons.ts";
import { changeList, duplicateEntry, presentList } from "../../editing/state/entries.ts";
import { moved, removedEntry } from "../../editing/state/list-edits.ts";
import type { DraftAccess } from "../state/drafting.ts";
import { OfficeFields } from "./OfficeFields.tsx";
import { officeName, officesPath } from "./office-edits.ts";

interface OfficeEntryProps extends DraftAccess {
  id: string;
  isHead: boolean;
  isLast: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onOpen: (id: string) => void;
}

const words = firstSteps.offices;

export function OfficeEntry({ id, isHead, isOpen, onToggle, state, store, ...rest }: OfficeEntryProps) {
  const bodyId = useId();
  const name = officeName(state, id) ?? words.unnamed;
  return (
    <li className="rounded-card border border-line bg-white">
      <div className="flex flex-wrap items-center gap-1 pr-1.5">
        <h3 className="min-w-32 grow basis-0">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={onToggle}
            className="flex min-h-11 w-full items-center gap-2 px-3.5 text-left text-compact"
          >
            <ChevronDown
              className={`size-4 shrink-0 text-muted transition-transform motion-reduce:transition-none ${isOpen ? "" : "-rotate-90"}`}
            />
            {name}
            {isHead && <span className="font-normal text-muted text-small">{words.head}</span>}
          </button>
        </h3>
        <div className="ml-auto flex gap-1">
          <OfficeTools id={id} name={name} isHead={isHead} state={state} store={store} {...rest} />
        </div>
      </div>
      {isOpen && (
        <div id={bodyId} className="border-line border-t px-3.5 py-4">
          <OfficeFields id={id} name={name} state={state} store={store} />
        </div>
      )}
    </li>
  );
}

type OfficeToolsProps = Omit<OfficeEntryProps, "isOpen" | "onToggle"> & { name: string };

function OfficeTools({ id, name, isHead, isLast, onOpen, state, store }: OfficeToolsProps) {
  const offices = presentList(state, officesPath);
  const change = (next: ListEdit) => void changeList(store, officesPath, next);
  const copy = async () => onOpen(await duplicateEntry(state, store, { list: officesPath, id }));
  const remove = () => {
    store.changeAll(removedEntry(offices, { list: officesPath, id }, state));
    void store.flush();
  };
  const tools = [
    { label: words.up, icon: ArrowUp, isOff: isHead, run: () => change(moved(offices, id, -1)) },
    { label: words.down, icon: ArrowDown, isOff: isLast, run: () => change(moved(offices, id, 1)) },
    { label: words.copy, icon: Copy, isOff: false, run: () => void copy() },
    // At least one office is required: mails, the footer and search engines use the first one.
    { label: words.remove, icon: Trash2, isOff: isHead && isLast, run: remove },
  ];
  return tools.map(({ label, icon: Icon, isOff, run }) => (
    <ToolButton
      key={label}
      isDisabled={isOff}
      aria-label={fill(label, { office: name })}
      title={fill(label, { office: name })}
      onClick={run}
      className={toolButton("quiet", "px-2.5")}
    >
      <Icon className="size-4" />
    </ToolButton>
  ));
}
