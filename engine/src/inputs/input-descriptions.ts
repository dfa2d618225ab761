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
  [capacityInput, "capacity asked for"],
  ...describe(chillerInputs, {
    cooling: "cooling capacity of the chiller, in the unit of unit",
    unit: "unit of cooling: USRT or kW",
    drive: "electric or absorption",
    cop: "cooling for each kW of input of an electric chiller; 5 is typical of water-cooled ones",
    rejectionFactor:
      "heat rejected for each kW of cooling of an absorption chiller; 1.83 is typical of double-effect ones",
    range: "range of the water",
  }),
  ...describe(siteInputs, {
    place: "key of the place that the wet bulb is published for; with any of these there is a second page",
    margin: "what was added to that place's wet bulb",
  }),
  ...describe(towerInputs, { model: "name of a model of GET /api/products", units: "how many of it" }),
  ...describe(finderInputs, {
    maxHeight: "greatest height of a tower, m",
    maxArea: "greatest length × width of all towers together, m²",
    maxWeight: "greatest operating weight of all towers together, t",
    maxSound:
      "highest sound pressure level of all towers together at the distance, dB(A); low-noise options count too",
    distance: "distance of the sound from each tower, m",
    speed:
      "fan speed of that sound, per cent: 50 for a limit that holds at night, when the fans turn at half speed",
    maxPower: "greatest power of the motors of all fans, kW",
    maxConnection: "largest connection of circulating water, DN",
    count: "number of towers, standby included",
    extra: "margin on the selection size, per cent",
    reserve: "1: one of the towers is standby",
    series: "series alone that counts",
    order: "towers, height, area, weight, sound or power: what comes first",
  }),
  ...describe(waterInputs, {
    cycles: "cycles of concentration",
    driftPercent: "drift, per cent of the flow",
    dryBulbTemp: "entering dry bulb, for the evaporation",
  }),
  ...describe(waterYearInputs, {
    hours: "hours a year at the duty: with them a year's water is counted",
    pricePerCubicMetre: "price of a cubic metre of make-up, for the year's cost",
  }),
  ...describe(loadInputs, {
    station: "WMO number of a station of GET /api/weather: a year of running",
    coldWaterTemp: "outlet wanted all year",
    load: "constant, air-conditioning (with off and full) or monthly (with shares)",
    offBelow: "wet bulb at which air conditioning is off",
    fullAt: "wet bulb at which it is full",
    shares: "twelve shares of the heat, per cent, January to December, parted by -",
  }),
  [shareInput, "share of a month, per cent"],
  ...describe(operationInputs, {
    control: "always-on, on-off, two-speed or variable-speed",
    fanKilowatts: "rated power of all fans together",
    crt: "nominal size for the year, where it is not that of the models or of the duty",
    least: "slowest turning of a drive",
    cycles: "cycles of concentration of the year, where they are not those of cycles",
    driftPercent: "drift of the year, per cent of the flow, where it is not that of drift",
    freeCoolingTemp: "outlet with which the plant does without its chiller",
  }),
  ...describe(costInputs, {
    electricity: "of a kilowatt hour",
    water: "of a cubic metre of make-up, sewage charges included",
    extra: "what it costs more to buy, in the currency of the prices",
  }),
  ...describe(yearDutyInputs, {
    flowRate: "circulating water",
    range: "range at full load",
    low: "lower of two speeds",
  }),
  ...describe(soundSourceInputs, {
    count: "towers that are alike and stand at this distance",
    distance: "to the neighbor along the ground, m",
    height: "of the sound source above the ground, m",
    directivity: "of the side towards the neighbor, dB",
    daySpeed: "fan speed by day and in the evening, part of full speed",
    nightSpeed: "fan speed at night, part of full speed",
  }),
  ...describe(soundSiteInputs, {
    receiverHeight: "of the neighbor's window above the ground, m",
    groundAtSource: "ground near the towers, 0 hard to 1 porous",
    groundBetween: "ground between, 0 hard to 1 porous",
    groundAtReceiver: "ground near the neighbor, 0 hard to 1 porous",
    limit: "limit of one's own, dB(A)",
    nightLimit: "limit of one's own at night, instead of limit, dB(A)",
  }),
  ...describe(soundScreenInputs, {
    height: "of its top above the ground, m",
    fromSource: "from the towers to its nearer edge, m",
    thickness: "0 for a wall, otherwise that of a building, m",
  }),
  ...describe(soundWallInputs, {
    distance: "from the towers to the wall, m",
    width: "smallest dimension of the wall, m",
    reflection: "part of the energy that it reflects",
    directivity: "of the side of the towers towards the wall, dB",
  }),
  ...describe(contractInputs, {
    height: "elevation of the site above sea level",
    crt: "nominal contract size, CRT; of a design duty its finalCRT",
    designKilowatts: "fan power at design",
    designLg:
      "mass ratio of water to dry air at design, as the maker states it; without it that of a typical tower is taken for the discharge air",
  }),
  ...describe(pointInputs, {
    flowRate: "circulating water",
    hotWaterTemp: "inlet",
    coldWaterTemp: "outlet",
    wetBulbTemp: "entering wet bulb",
    fanKilowatts: "input of all fans together",
    pressurePa: "barometric pressure; without it that of the elevation",
  }),
  ...describe(instrumentInputs, {
    flowPercent: "flow, per cent",
    hotWaterKelvin: "inlet",
    coldWaterKelvin: "outlet",
    wetBulbKelvin: "wet bulb",
    fanPowerPercent: "fan power, per cent",
  }),
  ...describe(agreedInputs, {
    flowPercent: "flow, per cent",
    rangePercent: "range, per cent",
    wetBulbKelvin: "wet bulb",
    fanPowerPercent: "fan power, per cent",
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
