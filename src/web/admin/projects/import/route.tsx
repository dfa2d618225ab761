import { useMemo } from "react";
import { importWords } from "#content/admin/import/project-import.ts";
import { ImportPage } from "../../import/ImportPage.tsx";
import { pageTitle } from "../../page-title.ts";
import { useTypeNames } from "../../site-name.ts";
import { projectImportKind } from "./project-import-kind.ts";

export const meta = () => pageTitle(importWords.title);

export default function ProjectImport() {
  const types = useTypeNames();
  const kind = useMemo(() => projectImportKind(types), [types]);
  return <ImportPage kind={kind} />;
}
