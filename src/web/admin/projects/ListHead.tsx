import type { ReactNode, Ref } from "react";
import { admin } from "#content/admin/admin.ts";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { LinkTabs } from "../../ui/lists/LinkTabs.tsx";
import { RecordsHeading } from "../records/RecordsHeading.tsx";

interface ListHeadProps {
  view: "list" | "trash";
  count: string | undefined;
  heading: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

export function ListHead({ view, count, heading, children }: ListHeadProps) {
  const words = projectWorkWords.tabs;
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <RecordsHeading ref={heading} title={admin.projects.title} count={count} />
      <LinkTabs
        label={words.label}
        tabs={[
          { id: "list", to: "?", text: words.list },
          { id: "trash", to: "?view=trash", text: words.trash },
        ]}
        current={view}
      />
      <div className="flex grow flex-wrap justify-end gap-2 empty:hidden">{children}</div>
    </div>
  );
}
