import type { ReactNode, Ref } from "react";
import { toolButton } from "../../ui/fields/tool-class.ts";

interface FileButtonProps {
  accept: string;
  onFiles: (files: [File, ...File[]]) => void;
  isForSeveral?: boolean;
  look?: Parameters<typeof toolButton>[0];
  isDisabled?: boolean;
  isFocused?: boolean;
  describedBy?: string;
  input?: Ref<HTMLInputElement>;
  className?: string;
  children: ReactNode;
}

const focusRing =
  "relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2 has-disabled:opacity-60";

/** A file input for keyboards and screen readers; its label is the visible button. */
export function FileButton(props: FileButtonProps) {
  const {
    accept,
    onFiles,
    isForSeveral = false,
    look = "plain",
    isDisabled,
    isFocused,
    describedBy,
    input,
    className = "",
    children,
  } = props;
  return (
    <label className={toolButton(look, `${focusRing} ${className}`)}>
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isForSeveral}
        aria-describedby={describedBy}
        disabled={isDisabled}
        // biome-ignore lint/a11y/noAutofocus: only where a person opened its card by a click on what it changes
        autoFocus={isFocused}
        onChange={({ currentTarget }) => {
          const [first, ...others] = currentTarget.files ?? [];
          // Allows choosing the same file again after a correction.
          currentTarget.value = "";
          if (first) onFiles([first, ...others]);
        }}
        className="sr-only"
      />
    </label>
  );
}
