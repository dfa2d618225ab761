import { admin } from "#content/admin/admin.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { CopyButton } from "../../../ui/tools/CopyButton.tsx";
import { LeaveQuestion } from "../../unsaved/LeaveQuestion.tsx";

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = admin.account.totp.codes;
  return (
    <div className="grid gap-4">
      <h3 className="text-base">{words.title}</h3>
      <p className="text-note text-muted">{words.description}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-button bg-mist p-4 font-mono text-compact">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join("\n")} words={words} />
        <button type="button" onClick={onDone} className={toolButton("primary")}>
          {words.done}
        </button>
      </div>
      <LeaveQuestion isUnsaved={() => true} words={words.leaving} />
    </div>
  );
}
