import type { LucideIcon } from "lucide-react";
import { iconButton } from "../fields/tool-class.ts";

interface IconButtonProps {
  id?: string;
  icon: LucideIcon;
  /** Action and object of the button: its name. */
  label: string;
  /** Seen beside the pointer. */
  title?: string;
  look?: Parameters<typeof iconButton>[0];
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button of a tool that shows nothing but its icon. */
export function IconButton(props: IconButtonProps) {
  const { id, icon: Icon, label, title = label, look = "plain", isDisabled = false, onClick } = props;
  return (
    <button
      id={id}
      type="button"
      disabled={isDisabled}
      onClick={onClick}
      aria-label={label}
      title={title}
      className={iconButton(look)}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
