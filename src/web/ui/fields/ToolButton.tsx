import type { ComponentProps } from "react";

interface ToolButtonProps extends ComponentProps<"button"> {
  isDisabled?: boolean;
}

/** Button that keeps the focus while it is disabled: presses are ignored, also those of Enter in a form's field. */
export function ToolButton({ isDisabled = false, onClick, ...button }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...(isDisabled ? { "aria-disabled": true } : {})}
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
