import { type ReactNode, useId, useRef } from "react";
import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { iconButton, phoneSheet } from "../../../ui/fields/tool-class.ts";
import { Ellipsis } from "../../../ui/icons/admin-icons.ts";
import type { IconComponent } from "../../../ui/icons/icon.tsx";

export interface RowAction {
  /** Stays the same when the label changes, so that the button keeps the focus. */
  id: string;
  icon: IconComponent;
  /** Accessible name: action and object. */
  label: string;
  /** Shorter text for the eye; the label by default. */
  title?: string;
  look?: Parameters<typeof iconButton>[0];
  isDisabled?: boolean;
  /** Address within the administration. */
  to?: string;
  /** Address that opens in a new window. */
  href?: string;
  onClick?: () => void;
}

interface RowActionsProps {
  /** Name of the row's record. */
  name: string;
  actions: readonly RowAction[];
  /** Actions for which wide screens have another control. */
  onPhones?: readonly RowAction[];
}

/** Actions of a row: icons side by side, on phones one button that opens them as a list. */
export function RowActions({ name, actions, onPhones = [] }: RowActionsProps) {
  return (
    <>
      <span className="flex flex-wrap max-sm:hidden">
        {actions.map(({ id, icon: Icon, ...action }) => (
          <ActionControl key={id} {...action} className={iconButton(action.look ?? "plain")}>
            <Icon className="size-4.5" />
          </ActionControl>
        ))}
      </span>
      <ActionSheet name={name} actions={[...onPhones, ...actions]} />
    </>
  );
}

const looks = { plain: "", danger: "text-danger" } as const;

function ActionSheet({ name, actions }: Pick<RowActionsProps, "name" | "actions">) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={fill(admin.rowActions.open, { name })}
        className="grid size-11 place-items-center rounded-button text-muted hover:bg-action-soft hover:text-action sm:hidden"
      >
        <Ellipsis className="size-5" />
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        onToggle={({ newState }) => newState === "open" && firstControl(sheet.current)?.focus()}
        className={phoneSheet}
      >
        <p id={`${id}-name`} className="wrap-anywhere px-3 pt-1 pb-2 font-semibold text-compact">
          {name}
        </p>
        <ul aria-labelledby={`${id}-name`}>
          {actions.map(({ id: name, icon: Icon, title, ...action }) => (
            <li key={name}>
              <ActionControl
                {...action}
                onDone={() => sheet.current?.hidePopover()}
                className={`flex min-h-12 w-full items-center gap-3 rounded-button px-3 text-left text-compact hover:bg-mist disabled:opacity-30 ${looks[action.look ?? "plain"]}`}
              >
                <Icon className="size-4.5 shrink-0" />
                {title ?? action.label}
              </ActionControl>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function firstControl(sheet: HTMLElement | null): HTMLElement | null | undefined {
  return sheet?.querySelector<HTMLElement>("a, button:not([aria-disabled])");
}

interface ActionControlProps extends Omit<RowAction, "id" | "icon" | "look"> {
  className: string;
  /** Called before the action: it returns the focus to the row. */
  onDone?: () => void;
  children: ReactNode;
}

function ActionControl(props: ActionControlProps) {
  const { label, title = label, isDisabled = false, to, href, onClick, onDone, className, children } = props;
  const named = { "aria-label": label, title, className };
  if (to !== undefined)
    return (
      <Link to={to} {...named}>
        {children}
      </Link>
    );
  if (href !== undefined)
    return (
      <a href={href} target="_blank" rel="noopener" onClick={onDone} {...named}>
        {children}
      </a>
    );
  return (
    <ToolButton
      isDisabled={isDisabled}
      onClick={() => {
        onDone?.();
        onClick?.();
      }}
      {...named}
    >
      {children}
    </ToolButton>
  );
}
