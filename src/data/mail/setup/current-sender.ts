import type { SendMail } from "../smtp.ts";
import type { MailSettings } from "./mail-settings.ts";

/** Sends each mail as outgoing mail is set up at that moment. */
export function currentSender({ current }: Pick<MailSettings, "current">): SendMail {
  return async (mail, signal) => {
    const { smtp } = await current();
    if (smtp === undefined) return { trouble: "unreachable", message: "No mail server is set up." };
    if (smtp === "undecryptable")
      return {
        // The stored word for "undecryptable".
        trouble: "unsealed",
        message: "The password of the mail server is encrypted with another key.",
      };
    // Loaded with the first mail: many sites send none.
    const { smtpSender } = await import("../smtp.ts");
    return smtpSender(smtp)(mail, signal);
  };
}
