import type { Drawing } from './drawing.ts';
import { cosmeticDevices } from './families/beauty/cosmetic-devices.ts';
import { hairdressing } from './families/beauty/hairdressing.ts';
import { nailCare } from './families/beauty/nail-care.ts';
import { salonFurniture } from './families/beauty/salon-furniture.ts';
import { campingAndEvents } from './families/recreation/camping-and-events.ts';
import { fitness } from './families/recreation/fitness.ts';
import { waterSports } from './families/recreation/water-sports.ts';
import { heatTherapy } from './families/wellness/heat-therapy.ts';
import { massage } from './families/wellness/massage.ts';
import { mobility } from './families/wellness/mobility.ts';
import { fryingAndGrilling } from './families/gastronomy/frying-and-grilling.ts';
import { foodPreparation } from './families/gastronomy/food-preparation.ts';
import { keepingWarm } from './families/gastronomy/keeping-warm.ts';
import { refrigeration } from './families/gastronomy/refrigeration.ts';
import { barEquipment } from './families/hospitality/bar-equipment.ts';
import { hotDrinks } from './families/hospitality/hot-drinks.ts';
import { roomsAndReception } from './families/hospitality/rooms-and-reception.ts';
import { snacksAndEvents } from './families/hospitality/snacks-and-events.ts';
import { documentMachines } from './families/office/document-machines.ts';
import { furniture } from './families/office/furniture.ts';
import { moneyHandling } from './families/office/money-handling.ts';
import { scales } from './families/measurement/scales.ts';
import { welding } from './families/professional-tools/welding.ts';
import { electricTools } from './families/diy/electric-tools.ts';
import { laddersAndPlatforms } from './families/diy/ladders-and-platforms.ts';
import { paintingAndMixing } from './families/diy/painting-and-mixing.ts';
import { workshopStorage } from './families/diy/workshop-storage.ts';
import { electronicsBench } from './families/measurement/electronics-bench.ts';
import { environmentMeters } from './families/measurement/environment-meters.ts';
import { optics } from './families/measurement/optics.ts';
import { compressedAir } from './families/professional-tools/compressed-air.ts';
import { lifting } from './families/professional-tools/lifting.ts';
import { metalworking } from './families/professional-tools/metalworking.ts';
import { beesAndDairy } from './families/agriculture/bees-and-dairy.ts';
import { harvestProcessing } from './families/agriculture/harvest-processing.ts';
import { livestock } from './families/agriculture/livestock.ts';
import { poultry } from './families/agriculture/poultry.ts';
import { hygiene } from './families/cleaning/hygiene.ts';
import { pressureAndSteam } from './families/cleaning/pressure-and-steam.ts';
import { vacuumsAndFloorCare } from './families/cleaning/vacuums-and-floor-care.ts';
import { heatingAndClimate } from './families/home-and-garden/heating-and-climate.ts';
import { lightAndPower } from './families/home-and-garden/light-and-power.ts';
import { waterAndPumps } from './families/home-and-garden/water-and-pumps.ts';
import { woodAndGarden } from './families/home-and-garden/wood-and-garden.ts';

/** Every family's drawing by its key. */
const drawings: Readonly<Record<string, Drawing>> = {
  ...fryingAndGrilling,
  ...foodPreparation,
  ...keepingWarm,
  ...refrigeration,
  ...barEquipment,
  ...hotDrinks,
  ...roomsAndReception,
  ...snacksAndEvents,
  ...documentMachines,
  ...furniture,
  ...moneyHandling,
  ...scales,
  ...welding,
  ...electricTools,
  ...laddersAndPlatforms,
  ...paintingAndMixing,
  ...workshopStorage,
  ...electronicsBench,
  ...environmentMeters,
  ...optics,
  ...compressedAir,
  ...lifting,
  ...metalworking,
  ...beesAndDairy,
  ...harvestProcessing,
  ...livestock,
  ...poultry,
  ...cosmeticDevices,
  ...hairdressing,
  ...nailCare,
  ...salonFurniture,
  ...campingAndEvents,
  ...fitness,
  ...waterSports,
  ...heatTherapy,
  ...massage,
  ...mobility,
  ...hygiene,
  ...pressureAndSteam,
  ...vacuumsAndFloorCare,
  ...heatingAndClimate,
  ...lightAndPower,
  ...waterAndPumps,
  ...woodAndGarden,
};

export const drawnFamilies: readonly string[] = Object.keys(drawings);

export function drawingOf(family: string): Drawing {
  const drawing = Object.hasOwn(drawings, family) ? drawings[family] : undefined;
  if (!drawing) throw new Error(`No drawing of the family ${family}`);
  return drawing;
}
