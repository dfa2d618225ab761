import { admin } from "#content/admin/admin.ts";

export function CommandNote() {
  const { description, command, mail } = admin.reset.command;
  return (
    <div className="grid gap-4 text-compact">
      <p>{description}</p>
      <pre className="whitespace-pre-wrap rounded-button bg-ink px-4 py-3 text-note text-white">
        <code>
          {command.split(" ").map((word) => (
            <span key={word}>
              <span className="whitespace-nowrap">{word}</span>{" "}
            </span>
          ))}
        </code>
      </pre>
      <p className="text-muted">{mail}</p>
    </div>
  );
}
