import type { inquiry } from "#content/inquiries/inquiry.ts";
import type { Locale } from "#domain/locale.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { receivedFigures } from "../attached/attached-selection-view.ts";
import { type ConfirmationView, confirmationView } from "./confirmation-view.ts";

/**
 * Sample confirmation with every optional part, so that an editor sees all texts of the page; its values are the
 * form's placeholders.
 */
export function sampleConfirmation(locale: Locale, text: (typeof inquiry)[Locale]): ConfirmationView {
  const { fields, products } = text;
  const [product] = products;
  return confirmationView(
    text,
    { reference: "Q-0000-00", isConfirmationMailed: true },
    {
      company: fields.company.placeholder,
      name: fields.name.placeholder,
      phone: fields.phone.placeholder,
      email: "name@example.com",
      productType: product?.id,
      message: fields.message.placeholder,
      selection: { figures: receivedFigures(locale, { duty, selection: null }) },
      project: "…",
      files: [{ name: "….pdf", size: 1_000_000 }],
      missingFiles: [],
    },
  );
}

const duty: Duty = {
  flowRate: dutyInputs.flowRate.initial,
  hotWaterTemp: dutyInputs.hotWaterTemp.initial,
  coldWaterTemp: dutyInputs.coldWaterTemp.initial,
  wetBulbTemp: dutyInputs.wetBulbTemp.initial,
};
