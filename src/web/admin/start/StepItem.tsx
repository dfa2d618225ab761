import { type ReactNode, useEffect, useId, useRef } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import type { StartStep } from "#domain/start/start-calls.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Check, ChevronDown } from "../../ui/icons/visitor-icons.ts";

interface StepItemProps {
  id: StartStep;
  number: number;
  isDone: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onNext: (() => void) | undefined;
  children: ReactNode;
}

/** A step with its state; its content is shown while it is open. */
export function StepItem({ id, number, isDone, isOpen, onToggle, onNext, children }: StepItemProps) {
  const bodyId = useId();
  const item = useRef<HTMLLIElement>(null);
  useFollowed(item, isOpen);
  return (
    <li ref={item} id={id} className="scroll-mt-20 rounded-card border border-line bg-white">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left text-base sm:px-6"
        >
          <Mark number={number} isDone={isDone} />
          <span className="grow">{firstSteps.steps[id].title}</span>
          <span className={`font-normal text-small ${isDone ? "text-success" : "text-muted"}`}>
            {isDone ? firstSteps.done : (firstSteps.openOf[id] ?? firstSteps.open)}
          </span>
          <ChevronDown
            className={`size-5 shrink-0 text-muted transition-transform motion-reduce:transition-none ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={bodyId} className="border-line border-t px-4 py-5 sm:px-6 sm:py-6">
          {children}
          {onNext && (
            <button type="button" onClick={onNext} className={toolButton("plain", "mt-6")}>
              {firstSteps.next}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function Mark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`figures grid size-8 shrink-0 place-items-center rounded-full font-semibold text-small ${isDone ? "bg-success-soft text-success" : "bg-mist text-slate"}`}
    >
      {isDone ? <Check className="size-4" /> : number}
    </span>
  );
}

/** Scrolls to a step that was opened by a link, and focuses its title. */
function useFollowed(item: React.RefObject<HTMLLIElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isOpened = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    const title = item.current?.querySelector("button");
    if (!isOpened || document.activeElement === title) return;
    title?.focus({ preventScroll: true });
    item.current?.scrollIntoView({ block: "start" });
  }, [item, isOpen]);
}
