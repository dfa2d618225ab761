import { chillerInputs } from "./chiller-inputs.ts";
import { capacityInput, dutyInputs } from "./duty-inputs.ts";
import type { Input, Inputs, Quantity } from "./input.ts";
import { finderInputs, siteInputs, towerInputs } from "./site-inputs.ts";
import { soundScreenInputs, soundSiteInputs, soundSourceInputs, soundWallInputs } from "./sound-inputs.ts";
import { agreedInputs, contractInputs, instrumentInputs, pointInputs } from "./test-inputs.ts";
import { waterInputs, waterYearInputs } from "./water-inputs.ts";
import { costInputs, loadInputs, operationInputs, shareInput, yearDutyInputs } from "./year-inputs.ts";

/**
 * Names of all inputs in the API's document, with the unit where no measure gives it. They stand apart from the tables, which browsers
 * load.
 */
const descriptions = new Map<Input | Quantity, string>([
  ...describe(dutyInputs, {
    flowRate: "circulating water",
    hotWaterTemp: "inlet temperature",
    coldWaterTemp: "outlet temperature",
    wetBulbTemp: "entering wet bulb",
  }),
  [capacityInput, "required capacity"],
  ...describe(chillerInputs, {
    cooling: "cooling capacity of the chiller, in the unit given by `unit`",
    unit: "unit of cooling: USRT or kW",
    drive: "electric or absorption",
    cop: "cooling per kW of input of an electric chiller; 5 is typical of water-cooled ones",
    rejectionFactor:
      "heat rejected per kW of cooling of an absorption chiller; 1.83 is typical of double-effect ones",
    range: "range of the water",
  }),
  ...describe(siteInputs, {
    place: "key of the place whose published wet bulb is used",
    margin: "margin added to the published wet bulb",
  }),
  ...describe(towerInputs, {
    model: "name of a model of GET /api/products",
    towerCount: "number of towers of that model",
  }),
  ...describe(finderInputs, {
    maxHeight: "maximum height of a tower, m",
    maxArea: "maximum footprint of all towers together (length × width), m²",
    maxWeight: "maximum operating weight of all towers together, t",
    maxSound:
      "maximum sound pressure level of all towers together at the given distance, dB(A); low-noise options are considered, too",
    distance: "distance from each tower at which the sound limit applies, m",
    speed:
      "fan speed at which the sound limit applies, %; for example 50 for a night limit with fans at half speed",
    maxPower: "maximum motor power of all fans together, kW",
    maxConnection: "maximum size of the circulating water connection, DN",
    count: "number of towers, including standby",
    extra: "margin on the selection size, %",
    reserve: "1: one of the towers is standby (N+1)",
    series: "finds towers of this series only",
    order: "sort order: towers, height, area, weight, sound or power",
  }),
  ...describe(waterInputs, {
    cycles: "cycles of concentration",
    driftPercent: "drift, % of the flow",
    dryBulbTemp: "entering dry bulb, for the evaporation",
  }),
  ...describe(waterYearInputs, {
    hours: "hours a year at the duty; if given, the water of a year is calculated",
    pricePerCubicMetre: "price of a cubic meter of make-up water, for the cost of a year",
  }),
  ...describe(loadInputs, {
    station: "WMO number of a station of GET /api/weather; if given, a year of operation is calculated",
    coldWaterTemp: "required outlet temperature all year",
    load: "load profile: constant, air-conditioning (with `off` and `full`) or monthly (with `shares`)",
    offBelow: "wet bulb below which air conditioning is off",
    fullAt: "wet bulb from which air conditioning runs at full load",
    shares: "twelve monthly shares of the heat load, %, January to December, separated by -",
  }),
  [shareInput, "share of a month in the heat load, %"],
  ...describe(operationInputs, {
    control: "fan control: always-on, on-off, two-speed or variable-speed",
    fanKilowatts: "rated power of all fans together",
    crt: "nominal size for the year, if it differs from that of the models or of the duty",
    least: "minimum fan speed of a variable-speed drive",
    cycles: "cycles of concentration for the year, if different from `cycles`",
    driftPercent: "drift for the year, % of the flow, if different from `drift`",
    freeCoolingTemp: "outlet temperature for free cooling",
  }),
  ...describe(costInputs, {
    electricity: "price of a kilowatt hour",
    water: "price of a cubic meter of make-up water, including sewage charges",
    extra: "additional purchase cost, in the currency of the prices",
  }),
  ...describe(yearDutyInputs, {
    flowRate: "circulating water",
    range: "range at full load",
    low: "lower speed of a two-speed fan",
  }),
  ...describe(soundSourceInputs, {
    count: "number of identical towers at this distance",
    distance: "horizontal distance to the neighbor, m",
    height: "height of the sound source above the ground, m",
    directivity: "directivity of the side toward the neighbor, dB",
    daySpeed: "fan speed by day and in the evening, as a fraction of full speed",
    nightSpeed: "fan speed at night, as a fraction of full speed",
  }),
  ...describe(soundSiteInputs, {
    receiverHeight: "height of the neighbor's window above the ground, m",
    groundAtSource: "ground near the towers: from 0 (hard) to 1 (porous)",
    groundBetween: "ground between towers and neighbor: from 0 (hard) to 1 (porous)",
    groundAtReceiver: "ground near the neighbor: from 0 (hard) to 1 (porous)",
    limit: "your own limit, dB(A)",
    nightLimit: "your own limit at night instead of `limit`, dB(A)",
  }),
  ...describe(soundScreenInputs, {
    height: "height of its top edge above the ground, m",
    fromSource: "distance from the towers to its nearer edge, m",
    thickness: "0 for a wall, otherwise the thickness of the building, m",
  }),
  ...describe(soundWallInputs, {
    distance: "distance from the towers to the wall, m",
    width: "smallest dimension of the wall, m",
    reflection: "reflected fraction of the sound energy",
    directivity: "directivity of the side toward the wall, dB",
  }),
  ...describe(contractInputs, {
    height: "elevation of the site above sea level",
    crt: "nominal contract size, CRT; for a design duty, its finalCRT",
    designKilowatts: "fan power at design",
    designLg:
      "mass ratio of water to dry air at design, as stated by the manufacturer; if omitted, that of a typical tower is used for the discharge air",
  }),
  ...describe(pointInputs, {
    flowRate: "circulating water",
    hotWaterTemp: "inlet",
    coldWaterTemp: "outlet",
    wetBulbTemp: "entering wet bulb",
    fanKilowatts: "power input of all fans together",
    pressurePa: "barometric pressure; if omitted, that of the elevation",
  }),
  ...describe(instrumentInputs, {
    flowPercent: "flow, %",
    hotWaterKelvin: "inlet",
    coldWaterKelvin: "outlet",
    wetBulbKelvin: "wet bulb",
    fanPowerPercent: "fan power, %",
  }),
  ...describe(agreedInputs, {
    flowPercent: "flow, %",
    rangePercent: "range, %",
    wetBulbKelvin: "wet bulb",
    fanPowerPercent: "fan power, %",
  }),
]);

/** @throws Error for a row that is not of a table: a copy of one is another input */
export function descriptionOf(input: Input | Quantity): string {
  const description = descriptions.get(input);
  if (description === undefined)
    throw new Error(`The input "${input.key}" has no description. Add it to input-descriptions.ts.`);
  return description;
}

/** A row without a description does not compile. */
function describe<Table extends Inputs>(
  table: Table,
  texts: Readonly<Record<keyof Table, string>>,
): [Input | Quantity, string][] {
  const rows = new Map(Object.entries(table));
  return Object.entries<string>(texts).flatMap(([name, text]) => {
    const row = rows.get(name);
    return row ? [[row, text]] : [];
  });
}
