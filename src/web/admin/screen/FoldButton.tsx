import type { ReactNode } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { SlidersHorizontal } from "../../ui/icons/visitor-icons.ts";

interface FoldButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  count?: number;
  className?: string;
  children: ReactNode;
}

/** Opens filters and tools of a list, and shows the number of active filters. */
export function FoldButton({ isOpen, onToggle, count = 0, className = "", children }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={toolButton("plain", `shrink-0 ${className}`)}
    >
      <SlidersHorizontal className="size-4" />
      {children}
      {count > 0 && (
        <span className="figures rounded-full bg-action px-1.5 py-0.5 text-fine text-white leading-tight">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{fill(admin.filtersSet, { count })}</span>
        </span>
      )}
    </button>
  );
}
