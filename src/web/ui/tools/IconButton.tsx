import { ToolButton } from "../fields/ToolButton.tsx";
import { iconButton } from "../fields/tool-class.ts";
import type { IconComponent } from "../icons/icon.tsx";

interface IconButtonProps {
  id?: string;
  icon: IconComponent;
  /** Accessible name: action and object. */
  label: string;
  title?: string;
  look?: Parameters<typeof iconButton>[0];
  isDisabled?: boolean;
  onClick: () => void;
}

export function IconButton(props: IconButtonProps) {
  const { id, icon: Icon, label, title = label, look = "plain", isDisabled = false, onClick } = props;
  return (
    <ToolButton
      id={id}
      isDisabled={isDisabled}
      onClick={onClick}
      aria-label={label}
      title={title}
      className={iconButton(look)}
    >
      <Icon className="size-4.5" />
    </ToolButton>
  );
}
