import { Check } from "./icons/visitor-icons.ts";

/** List of advantages with tick marks; `label` is for screen readers. */
export function FeatureList({ label, features }: { label: string; features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <ul aria-label={label} className="space-y-1.5 text-base leading-normal md:space-y-2 md:leading-relaxed">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check className="mt-1 size-4 md:mt-1.5 shrink-0 text-action" />
          <span className="text-pretty">{feature}</span>
        </li>
      ))}
    </ul>
  );
}
