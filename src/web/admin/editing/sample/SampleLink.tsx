import { Link } from "react-router";
import { editor } from "#content/admin/editor.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ListChecks } from "../../../ui/icons/admin-icons.ts";
import { fieldAddress } from "./field-address.ts";
import { firstRemaining } from "./next-remaining.ts";
import { useRemainingSamples } from "./use-remaining-samples.ts";

/** Link to the first field with sample content, starting with the edited page. @param path of that page */
export function SampleLink({ path }: { path: string }) {
  const remaining = useRemainingSamples() ?? [];
  const first = firstRemaining(pathIn(defaultLocale, path), remaining);
  if (first === undefined) return null;
  return (
    <Link to={fieldAddress(first)} className={toolButton("plain", "max-sm:w-full max-sm:justify-start")}>
      <ListChecks className="size-4" />
      {editor.sample.button}
      <span className="figures rounded-full bg-notice-soft px-1.5 text-notice text-small">
        {remaining.length}
      </span>
    </Link>
  );
}
