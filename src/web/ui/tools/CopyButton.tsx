import { toolButton } from "../fields/tool-class.ts";
import { Copy } from "../icons/visitor-icons.ts";
import { useToast } from "./toast.tsx";

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; notCopied: string };
}

export function CopyButton({ text, words }: CopyButtonProps) {
  const tell = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      tell({ title: words.copied });
    } catch {
      // The Clipboard API is absent without https.
      tell({ title: words.notCopied, destructive: true });
    }
  }
  return (
    <button type="button" onClick={() => void copy()} className={toolButton("plain")}>
      <Copy className="size-4" />
      {words.copy}
    </button>
  );
}
