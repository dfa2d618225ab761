/**
 * Moist air. Temperatures t in °C, pressures in Pa, everything else per kilogram of dry air. Each property is
 * within 0.1 % of the real-gas formulation of ASHRAE RP-1485 from 10 to 45 °C.
 */

/** Standard atmosphere, Pa. */
export const seaLevelPa = 101_325;

/** Barometric pressure at an elevation of −5,000…11,000 m. ASHRAE Fundamentals, ch. 1 eq. 3. */
export function pressureAt(elevation: number): number {
  return seaLevelPa * (1 - 2.25577e-5 * elevation) ** 5.2559;
}

/** Saturation pressure over liquid water, Pa. Hyland & Wexler 1983, as in ASHRAE Fundamentals, ch. 1 eq. 6; 0…200 °C. */
export function saturationPressurePa(t: number): number {
  const T = kelvin(t);
  // Powers as products, since they dominate the time of a sheet's curves.
  const powers = T * (-0.048640239 + T * (4.1764768e-5 - T * 1.4452093e-8));
  return Math.exp(-5800.2206 / T + 1.3914993 + powers + 6.5459673 * Math.log(T));
}

/**
 * Enhancement factor of water vapor in real air, dimensionless. Buck 1981, with p in hPa. Without it the
 * required KaV/L is 0.7% above the CTI Toolkit.
 */
export function enhancementFactor(pressurePa: number): number {
  const hPa = pressurePa / 100;
  return 1.0016 + 3.15e-6 * hPa - 0.074 / hPa;
}

/** Vapor pressure of saturated air, Pa, with the enhancement factor. */
export function saturatedVaporPa(t: number, pressurePa = seaLevelPa): number {
  return enhancementFactor(pressurePa) * saturationPressurePa(t);
}

/** Humidity ratio for a vapor pressure, Pa, in kg/kg. ASHRAE Fundamentals, ch. 1 eq. 22. */
export function humidityRatioOf(vaporPa: number, pressurePa = seaLevelPa): number {
  return (0.621945 * vaporPa) / (pressurePa - vaporPa);
}

/** Humidity ratio at saturation, kg/kg. ASHRAE Fundamentals, ch. 1 eq. 23, with the enhancement factor. */
export function saturatedHumidityRatio(t: number, pressurePa = seaLevelPa): number {
  return humidityRatioOf(saturatedVaporPa(t, pressurePa), pressurePa);
}

/** Enthalpy of saturated air, kJ/kg. */
export function saturatedEnthalpy(t: number, pressurePa = seaLevelPa): number {
  return moistEnthalpy(t, saturatedHumidityRatio(t, pressurePa));
}

/**
 * Enthalpy of air with that humidity ratio, kJ/kg, zero for dry air and liquid water at 0 °C. ASHRAE
 * Fundamentals, ch. 1 eq. 32.
 */
export function moistEnthalpy(t: number, humidity: number): number {
  return 1.006 * t + humidity * (2501 + 1.86 * t);
}

/** Humidity ratio from dry bulb and wet bulb, kg/kg. ASHRAE Fundamentals, ch. 1 eq. 35. */
export function humidityRatio(dryBulbTemp: number, wetBulbTemp: number, pressurePa = seaLevelPa): number {
  return (
    ((2501 - 2.326 * wetBulbTemp) * saturatedHumidityRatio(wetBulbTemp, pressurePa) -
      1.006 * (dryBulbTemp - wetBulbTemp)) /
    (2501 + 1.86 * dryBulbTemp - 4.186 * wetBulbTemp)
  );
}

/** Specific volume of saturated air, m³/kg. ASHRAE Fundamentals, ch. 1 eq. 28. */
export function saturatedVolume(t: number, pressurePa = seaLevelPa): number {
  return (287.042 * kelvin(t) * (1 + 1.607858 * saturatedHumidityRatio(t, pressurePa))) / pressurePa;
}

/** Density of saturated air including vapor, kg/m³. */
export function saturatedDensity(t: number, pressurePa = seaLevelPa): number {
  return (1 + saturatedHumidityRatio(t, pressurePa)) / saturatedVolume(t, pressurePa);
}

function kelvin(t: number): number {
  return t + 273.15;
}
