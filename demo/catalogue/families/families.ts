import type { Family } from './family';
import { fryingAndGrilling } from './gastronomy/frying-and-grilling';
import { foodPreparation } from './gastronomy/food-preparation';
import { refrigeration } from './gastronomy/refrigeration';
import { keepingWarm } from './gastronomy/keeping-warm';
import { barEquipment } from './hospitality/bar-equipment';
import { hotDrinks } from './hospitality/hot-drinks';
import { snacksAndEvents } from './hospitality/snacks-and-events';
import { roomsAndReception } from './hospitality/rooms-and-reception';
import { electricTools } from './diy/electric-tools';
import { laddersAndPlatforms } from './diy/ladders-and-platforms';
import { workshopStorage } from './diy/workshop-storage';
import { paintingAndMixing } from './diy/painting-and-mixing';
import { pressureAndSteam } from './cleaning/pressure-and-steam';
import { vacuumsAndFloorCare } from './cleaning/vacuums-and-floor-care';
import { hygiene } from './cleaning/hygiene';
import { livestock } from './agriculture/livestock';
import { poultry } from './agriculture/poultry';
import { harvestProcessing } from './agriculture/harvest-processing';
import { beesAndDairy } from './agriculture/bees-and-dairy';
import { documentMachines } from './office/document-machines';
import { moneyHandling } from './office/money-handling';
import { furniture } from './office/furniture';
import { scales } from './measurement/scales';
import { optics } from './measurement/optics';
import { electronicsBench } from './measurement/electronics-bench';
import { environmentMeters } from './measurement/environment-meters';
import { campingAndEvents } from './recreation/camping-and-events';
import { waterSports } from './recreation/water-sports';
import { fitness } from './recreation/fitness';
import { salonFurniture } from './beauty/salon-furniture';
import { cosmeticDevices } from './beauty/cosmetic-devices';
import { nailCare } from './beauty/nail-care';
import { hairdressing } from './beauty/hairdressing';
import { massage } from './wellness/massage';
import { heatTherapy } from './wellness/heat-therapy';
import { mobility } from './wellness/mobility';
import { welding } from './professional-tools/welding';
import { lifting } from './professional-tools/lifting';
import { compressedAir } from './professional-tools/compressed-air';
import { metalworking } from './professional-tools/metalworking';
import { woodAndGarden } from './home-and-garden/wood-and-garden';
import { waterAndPumps } from './home-and-garden/water-and-pumps';
import { heatingAndClimate } from './home-and-garden/heating-and-climate';
import { lightAndPower } from './home-and-garden/light-and-power';

export const families: readonly Family[] = [
  ...fryingAndGrilling,
  ...foodPreparation,
  ...refrigeration,
  ...keepingWarm,
  ...barEquipment,
  ...hotDrinks,
  ...snacksAndEvents,
  ...roomsAndReception,
  ...electricTools,
  ...laddersAndPlatforms,
  ...workshopStorage,
  ...paintingAndMixing,
  ...pressureAndSteam,
  ...vacuumsAndFloorCare,
  ...hygiene,
  ...livestock,
  ...poultry,
  ...harvestProcessing,
  ...beesAndDairy,
  ...documentMachines,
  ...moneyHandling,
  ...furniture,
  ...scales,
  ...optics,
  ...electronicsBench,
  ...environmentMeters,
  ...campingAndEvents,
  ...waterSports,
  ...fitness,
  ...salonFurniture,
  ...cosmeticDevices,
  ...nailCare,
  ...hairdressing,
  ...massage,
  ...heatTherapy,
  ...mobility,
  ...welding,
  ...lifting,
  ...compressedAir,
  ...metalworking,
  ...woodAndGarden,
  ...waterAndPumps,
  ...heatingAndClimate,
  ...lightAndPower,
];
