import { toolButton } from "../fields/tool-class.ts";

interface LoadStateProps {
  words: { loading: string; failed: string; retry: string };
  hasFailed: boolean;
  retry: () => void;
}

export function LoadState({ words, hasFailed, retry }: LoadStateProps) {
  if (!hasFailed) {
    return (
      <p role="status" className="px-5 py-10 text-center text-muted">
        {words.loading}
      </p>
    );
  }
  return (
    <div role="alert" className="px-5 py-10 text-center">
      <p className="mb-4 text-danger">{words.failed}</p>
      <button type="button" onClick={retry} className={toolButton("plain")}>
        {words.retry}
      </button>
    </div>
  );
}
