import type { UnitsWords } from "../ko/units.ts";

export const units: UnitsWords = {
  title: "Units",
  lead: "The figures of the design tool follow your choice, also on your next visit. The form and the results above stay in m³/hr, °C and CRT.",
  flow: { label: "Flow", m3h: "m³/h", lpm: "L/min", gpm: "gpm" },
  temperature: { label: "Temperature", C: "°C", F: "°F" },
  capacity: {
    label: "Capacity",
    CRT: "CRT",
    USNT: "US nominal ton",
    kW: "kW",
    kcalh: "kcal/h",
    USRT: "USRT",
  },
  capacityNote: {
    CRT: "One CRT is the tower that cools 13 L/min of water at 37/32/27 °C; in doing so it rejects 3,900 kcal/h.",
    USNT: "One US nominal ton is the tower that cools 3 gpm of water at 95/85/78 °F. The two are rated at different conditions, so no fixed ratio holds; by this method 1 CRT is about 0.812 US ton.",
    kW: "The heat that many CRT reject at standard conditions (1 CRT = 4.53 kW). The heat of this duty is among the results.",
    kcalh:
      "The heat that many CRT reject at standard conditions (1 CRT = 3,900 kcal/h). The heat of this duty is among the results.",
    USRT: "The heat that many CRT reject at standard conditions, in refrigeration tons of 3,024 kcal/h. Not the size of a chiller.",
  },
  check: {
    title: "Check a tonnage from elsewhere",
    lead: "A CRT counts 3,900 kcal/h, a US tower ton 15,000 Btu/h (3,780 kcal/h), a refrigeration ton 3,024 kcal/h. Enter the tons of a quotation to see which of them it counts for this duty.",
    label: "Tons quoted",
    findings: {
      "us-tower-ton":
        "This looks like the heat of this duty in US tower tons (15,000 Btu/h = 3,780 kcal/h). {value} of them are {wouldBe} CRT of heat. Heat alone does not choose a tower: go by the final CRT.",
      "us-nominal-ton":
        "This looks like the final CRT in US nominal tons (95/85/78 °F, 3 gpm). {value} of them are about {wouldBe} CRT.",
      usrt: "This looks like the heat of this duty in refrigeration tons (USRT, 3,024 kcal/h). {value} of them are {wouldBe} CRT of heat. If it is the size of a chiller, each USRT rejects about 1 CRT, its compressor included.",
      lpm: "The flow is 13 to each of these tons. If {value} is a flow in L/min, it is {wouldBe} m³/h.",
      gpm: "The flow is 3 to each of these tons. If {value} is a flow in gpm, it is {wouldBe} m³/h.",
    },
    sameAsFinal: "This is the final CRT of this duty, counted at 3,900 kcal/h to the CRT.",
    sameAsBasic:
      "This is the basic CRT of this duty. Heat alone does not choose a tower: go by the final CRT.",
    unreadable: "Enter the tons as a number.",
    none: "None of the known conventions gives this figure within 1% for this duty. Check that the quotation has the same water temperatures and wet bulb.",
  },
};
