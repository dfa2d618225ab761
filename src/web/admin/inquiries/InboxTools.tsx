import { Download, RefreshCw } from "lucide-react";
import { admin } from "#content/admin.ts";
import { toolButton } from "../tools/tool-class.ts";

interface InboxToolsProps {
  isFetching: boolean;
  onRefresh: () => void;
  /** Where the table for spreadsheets comes from. */
  exportHref: string;
}

/** Asks for new inquiries, or takes them along. */
export function InboxTools({ isFetching, onRefresh, exportHref }: InboxToolsProps) {
  const words = admin.inquiries;
  return (
    <div className="flex gap-2">
      <button type="button" disabled={isFetching} onClick={onRefresh} className={toolButton("plain")}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {words.refresh}
      </button>
      <a href={exportHref} download className={toolButton("plain")}>
        <Download aria-hidden="true" className="size-4" />
        {words.export}
      </a>
    </div>
  );
}
