import type { share as korean } from "../ko/share.ts";

/** Words of what to do with a result: pass it on, keep it on paper, ask for a quotation. */
export const share: typeof korean = {
  title: "Share and ask for a quotation",
  lead: "The address holds the whole duty: whoever opens the link sees the same result.",
  address: "Address of this result",
  copy: "Copy link",
  copied: "Link copied.",
  notCopied: "The link could not be copied. Please select the address and copy it yourself.",
  sheet: {
    title: "Design sheet",
    text: "Duty, results, curves and method on one A4 page.",
    print: "Open for printing",
    pdf: "Download PDF",
    otherPdf: "PDF in Korean",
  },
  quotation: {
    title: "Quotation",
    text: "The duty you have just calculated goes along with your inquiry.",
    button: "Ask for a quotation",
  },
};
