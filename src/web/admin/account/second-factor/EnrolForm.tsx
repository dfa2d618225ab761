import { encode } from "uqr";
import { admin } from "#content/admin/admin.ts";
import type { Enrolment } from "#domain/admin/account-calls.ts";
import { totpCodeSchema } from "#domain/admin/credentials.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Alert } from "../../../ui/tools/Alert.tsx";
import { sendingFailure, useSentForm } from "../../records/use-sent-form.ts";
import { confirmSecondFactor } from "../account-api.ts";

interface EnrolFormProps {
  enrolment: Enrolment;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret as a QR code and as text, and requires a first code as proof of the setup. */
export function EnrolForm({ enrolment, onEnabled, onCancel }: EnrolFormProps) {
  const words = admin.account.totp;
  const form = useSentForm({
    schema: totpCodeSchema,
    send: ({ code }) => confirmSecondFactor(code),
    onSent: onEnabled,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit}>
      <p className="text-note text-muted">{words.scan}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={enrolment.uri} label={words.qr} />
        <div className="min-w-0">
          <p className="font-semibold text-note">{words.secret}</p>
          <code className="block max-w-64 break-all text-compact">
            {enrolment.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
        </div>
      </div>
      <Alert text={sendingFailure(form.failure, admin.account.failure)} />
      <ToolField
        {...form.field("code")}
        id="totp-code"
        label={words.code}
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className="flex flex-wrap gap-2">
        <ToolButton type="submit" isDisabled={form.isPending} className={toolButton("primary")}>
          {form.isPending ? words.confirming : words.enable}
        </ToolButton>
        <button type="button" onClick={onCancel} className={toolButton("plain")}>
          {admin.account.cancel}
        </button>
      </div>
    </form>
  );
}

/** Free space around a QR code, in modules (ISO/IEC 18004 asks for four). */
const quietZone = 4;

/** Dark on white, whatever the theme. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="size-48 bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
