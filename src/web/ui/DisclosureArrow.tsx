import { ChevronDown } from "./icons/visitor-icons.ts";

/** Arrow at the summary of a `<details>` of class `group`. */
export function DisclosureArrow({ className = "size-5 text-muted" }: { className?: string }) {
  return <ChevronDown className={`${className} group-open:rotate-180`} />;
}
