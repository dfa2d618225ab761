import { toolButton } from "../fields/tool-class.ts";
import { ListPlaceholder } from "../lists/ListPlaceholder.tsx";

interface LoadStateProps {
  words: { loading: string; failed: string; retry: string };
  hasFailed: boolean;
  retry: () => void;
}

export function LoadState({ words, hasFailed, retry }: LoadStateProps) {
  if (!hasFailed) return <ListPlaceholder role="status">{words.loading}</ListPlaceholder>;
  return (
    <ListPlaceholder role="alert">
      <p className="mb-4 text-danger">{words.failed}</p>
      <button type="button" onClick={retry} className={toolButton("plain")}>
        {words.retry}
      </button>
    </ListPlaceholder>
  );
}
