/** Makes in their Australian spelling, with alternative names used in feeds. */
const TABLE = `
Abarth
Alfa Romeo: alfa, alfaromeo, alpha romeo
Alpina: bmw alpina
Alpine
Aston Martin: aston
Audi
Bentley
BMW: bayerische motoren werke, b m w
Bolwell
Bugatti
Buick
BYD: build your dreams
Cadillac
Caterham
Chery
Chevrolet: chevy, chev
Chrysler
Citroën: citroen
Cupra: seat cupra
Dacia
Daewoo
Daihatsu
Deepal
Denza
Dodge
DS: ds automobiles
Ferrari
Fiat: fiat professional
Fisker
Ford
Foton
FPV: ford performance vehicles
Geely
Genesis
GMC
GMSV
Great Wall: greatwall, great wall motors
GWM: gwm haval, great wall motor
Haval
Holden: gmh
Honda
HSV: holden special vehicles
Hummer
Hyundai: hyundi, hundai
Ineos
Infiniti
Isuzu: isuzu ute, isuzu utes
JAC
Jaecoo
Jaguar
Jeep
Jensen
KGM: kgm ssangyong, kg mobility
Kia: kia motors
Lada
Lamborghini: lambo
Lancia
Land Rover: landrover, land-rover
LDV
Leapmotor
Lexus
Lincoln
Lotus
Lucid
Mahindra
Maserati
Maybach
Mazda
McLaren
Mercedes-Benz: mercedes, merc, benz, mercedes benz, mercedesbenz, mercedes-amg, mercedes amg, mercedes-maybach, mb
MG: mg motor, morris garages
MINI: bmw mini
Mitsubishi: mitsi
Morgan
Morris
Nissan: datsun nissan
Datsun
Oldsmobile
Omoda: omoda jaecoo
Opel
Peugeot
Plymouth
Polestar
Pontiac
Porsche
Proton
RAM: ram trucks
Renault
Rivian
Rolls-Royce: rolls royce, rollsroyce, rolls
Rover
Saab
SEAT
Skoda: škoda
Skywell
smart
SsangYong: ssang yong, ssangyong motor
Subaru
Suzuki
Tata
Tesla: tesla motors
Toyota: toyta
Triumph
TVR
Vauxhall
Volkswagen: vw, volkswagon, volks wagen, volkswagen commercial, volkswagen commercial vehicles, volkwagen
Volvo
Xpeng
Zeekr
Aprilia
BSA
Benelli
Can-Am: canam, can am
CFMOTO: cf moto
Ducati
GasGas: gas gas
Harley-Davidson: harley davidson, harley, hd
Husqvarna
Indian: indian motorcycle
Kawasaki
KTM
Kymco
Moto Guzzi
MV Agusta
Norton
Piaggio
Polaris
Royal Enfield
Sherco
SYM
Vespa
Yamaha
Zero: zero motorcycles
DAF
Fuso: mitsubishi fuso
Freightliner
Hino
International
Iveco
Kenworth
Mack
MAN
Scania
UD: ud trucks, nissan ud
Western Star
Avan
Avida
Coromal
Crusader
Goldstream
Jayco
Kea
Lotus Caravans
New Age
Nova
Retreat
Supreme
Viscount
Winnebago
`;

export interface MakeEntry {
  name: string;
  aliases: readonly string[];
}

export const makeTable: readonly MakeEntry[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', aliases = ''] = line.split(': ');
    return { name, aliases: aliases === '' ? [] : aliases.split(', ') };
  });

const words = (list: string): ReadonlySet<string> => new Set(list.split(', '));

/** Makes of motorcycles only. */
export const motorcycleMakes = words(
  'Aprilia, BSA, Benelli, Can-Am, CFMOTO, Ducati, GasGas, Harley-Davidson, Husqvarna, Indian, Kawasaki, KTM, Kymco, Moto Guzzi, MV Agusta, Norton, Piaggio, Polaris, Royal Enfield, Sherco, SYM, Vespa, Yamaha, Zero',
);
export const truckMakes = words(
  'DAF, Fuso, Freightliner, Hino, International, Kenworth, Mack, MAN, Scania, UD, Western Star',
);
export const caravanMakes = words(
  'Avan, Avida, Coromal, Crusader, Goldstream, Jayco, Kea, Lotus Caravans, New Age, Nova, Retreat, Supreme, Viscount, Winnebago',
);
