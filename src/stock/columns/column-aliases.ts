import type { FeedField } from './feed-fields.ts';

/**
 * Suppliers' column names for each field, best first, without case and punctuation: EasyCars, vAuto, Dealer
 * Solutions, Autotrader, mobile.de, Google and Meta vehicle ads, schema.org, CarSales exports and dealers'
 * own spreadsheets, in English, German, Dutch, Afrikaans and Swedish. A dotted path is one word
 * (`mileage.value` → `mileagevalue`). Each word occurs once.
 */
export const columnAliases: Readonly<Record<FeedField, string>> = {
  stockNumber:
    'stocknumber stockno stocknum stockid stockcode stockref stockreference stock stk stkno stocknr dealerstocknumber yourstocknumber dealerref dealerreference vehicleid vehicleref vehiclereference vehiclecode carid listingid adid advertid adref sku ref reference referencenumber refno internalnumber interninternalnumber interne fahrzeugnummer internenummer lagernummer metadatastockid uniqueid unitid unitno unitnumber inventoryid itemid id uid voorraadno voorraadnr voorraadnommer voorraadnummer voorraadkode voertuignummer sellerinventorykey',
  vin: 'vin vinno vinnumber vehiclevin vehicleidentificationnumber vehicleidentification chassis chassisno chassisnumber chassisvin framenumber fin fahrgestellnummer chassinummer vinchassis',
  nvic: 'nvic nviccode nvicnumber glassesnvic glassescode',
  registrationPlate:
    'registrationplate regplate rego regono regonum regonumber regnum regno regnumber registration registrationnumber registrationno numberplate plate plateno platenumber licenceplate licenseplate vrm reg regnr registreringsnummer kennzeichen vehicleregistrationplate licplate vehicleregistration kenteken kentekennummer registrasienommer',
  registrationState: 'registrationstate regostate regstate platestate stateofregistration',
  registrationExpiry:
    'registrationexpiry regoexpiry regexpiry regoexp registrationexpirydate regoexpirydate regoexpiration registrationexpires regoexpires regodue registereduntil regexpirydate regountil',
  title:
    'title vehicletitle listingtitle adtitle advtitle headline heading vehiclename listingname displayname displaytitle fullname name description1 shortdescription vehicledescription vehicle rubrik titel productname cardescription yearmakemodel vehicledesc',
  year: 'year modelyear registrationyear regyear vehicleyear yearmodel yr yeargroup buildyear yearofmanufacture manufactureyear manufacturedyear manufacturingyear yearmanufactured productionyear yearbuilt vehiclemodeldate modeldate vehiclemodelyear caryear modellar arsmodell baujahr yom yearofbuild releaseyear bouwjaar jaar modeljaar jaarmodel modelljahr vervaardigingsjaar',
  make: 'make brand manufacturer makename brandname manufacturername vehiclemake carmake oem marque marke fabrikat marka hersteller makedesc vehiclebrand makedescription merk fabrikaat vervaardiger',
  model:
    'model modelname vehiclemodel carmodel range modeldesc modelfamily family modell standardmodel modeldescription modelrange',
  badge:
    'badge badgename variant variantname modelvariant trim trimlevel trimname vehicleconfiguration derivative derivativename derivativedesc grade version submodel subtype modelgrade modelcode2 badgedescription variantdesc variantdescription styledescription edition utrustningsniva modelldetail ausfuhrung modelbadge badgedesc vehicletrim trimdescription specification spec vehiclespecification uitvoering spesifikasie specificatie derivatief',
  series:
    'series seriesname modelseries generation seriescode modelcode chassisseries seriesdesc badgesecondary secondarybadge seriespublic',
  carType:
    'cartype stocktype newused type class new used vehiclecondition usedornew neworused newusedflag newuseddemo usednew stocktypename condition stateofvehicle itemcondition newusedindicator vehiclestate conditiontype ownershipcondition inventorytype listingtype listtype saletype stockcategory ownership isnew offeritemcondition offersitemcondition zustand skick vehicletypenewused',
  itemType:
    'itemtype vehicletype vehicleclass vehiclecategory itemclass categorytype vehicleclassification producttype fordonstyp fahrzeugart stockclass',
  status:
    'status availability stockstatus vehiclestatus listingstatus lifecyclestate metadatalifecyclestate inventorystatus salestatus salesstatus advertstatus adstatus publishstatus itemstatus offersavailability offeravailability vehicleavailability',
  isSold: 'issold sold soldflag',
  isReserved:
    'isreserved reserved underoffer onhold isonhold depositreceived deposittaken isdeposittaken reservationstatus',
  isCertified:
    'iscertified certified cpo iscpo certifiedpreowned manufacturerapproved approvedused approved certifiedpreownedflag',
  isPreorder: 'ispreorder preorder preorderflag',
  tag: 'tag label flag sticker banner promotag',
  createdAt:
    'createdat created date listedat datecreated createddate dateadded addeddate dateinstock instockdate instock stockdate stockindate datein datefirstonlot firstonlotdate inventorydate listingdate listeddate listdate datelisted dateonlot arrivaldate firstlisted dateinventory entrydate dateentered createdatdate publishdate publishedat firstpublished dateposted metadatadateonforecourt dateonforecourt availabilitystarts skapad inserted received datereceived acquireddate',
  daysInStock:
    'daysinstock daysonlot dayslisted age agedays stockage daysininventory inventoryage dol dis daysonforecourt',
  soldAt: 'soldat solddate datesold saledate dateofsale solddatetime',
  price:
    'price advertisedprice adprice advprice askingprice internetprice webprice listingprice sellingprice sellprice retailprice vehicleprice currentprice displayprice dealerprice suppliedpriceamountgbp suppliedprice priceamount pricevalue offersprice offerprice1 offerspricespecificationprice priceaud priceincgst priceinclgst pricegbp priceusd forecourtpriceamountgbp totalpriceamountgbp retailpriceamountgbp vehicleallinprice retail totalprice cashprice pricecurrent salespriceincgst bruttopreis preis pris verkaufspreis grossprice consumerpricegross consumerpriceamount consumerpricegrossamount customerprice ourprice onlineprice finalprice priceinc priceretail advertised prijs prys vraagprijs vraprys verkoopprijs verkoopprys formattedprice priceformatted priceformat',
  driveAwayPrice:
    'driveawayprice dapprice dap driveaway pricedriveaway pricedap driveawayamount isdap nationaldriveawayprice driveawaypricing',
  salePrice:
    'saleprice discountedprice discountprice reducedprice nowprice now salespecialprice promotionalprice saleamount',
  listPrice:
    'msrp rrp listprice pricelist recommendedretailprice manufacturersuggestedretailprice newprice neupreis stickerprice originalrrp rrpprice',
  beforePrice:
    'beforeprice was wasprice waspriceamount previousprice oldprice originalprice regularprice strikethroughprice pricebefore pricewas ordinarypris previousadvertisedprice',
  offerPrice: 'offerprice specialprice special specialofferprice specialpricing promoprice eprice hotprice',
  priceExGovernmentCharges:
    'priceexgovernmentcharges egcprice egc priceegc priceexgovt exgovtprice priceexgov exgovernmentcharges excludinggovtcharges priceexclgovt excludinggovernmentcharges pricebeforegovtcharges priceexgst',
  priceType:
    'pricetype pricetypename pricetext pricelabel pricedescription pricequalifier pricedisplaytype priceprefix pricesuffix',
  subscriptionPricePerWeek:
    'subscriptionpriceperweek subscriptionprice weeklysubscription subscriptionweekly subscriptionamount subscriptionpriceweekly',
  averageMarketPrice:
    'averagemarketprice marketprice avgmarketprice marketaverage marketvalue autograbdataaveragemarketprice valuationsmarketaverageretailamountgbp',
  stateAverageMarketPrice:
    'stateaveragemarketprice stateavgmarketprice stateaverageprice autograbdatastateaveragemarketprice',
  reserveDeposit:
    'reservedeposit deposit depositamount reservationfee holdingdeposit reservationdeposit reservefee',
  odometerKm:
    'odometerkm kms km ks kilometres kilometers odometer odo odometerkms odometervalue odometerreading currentodometer mileage mileagevalue mileagekm kilometrage kmreading distance distancetravelled milage mileagefromodometer mileagefromodometervalue vehiclemileage odometeramount mileageamount kilometer kilometerstand laufleistung matarstallning miltal odometerinkm mileageinkm vehicleodometer odometerdistance kmtravelled odoreading tellerstand kmstand kilometerlesing odometerlesing',
  odometerMiles:
    'odometermiles miles mileagemi mileageinmiles odometerreadingmiles mi odometermi mileagemiles currentmileagemiles',
  odometerUnit:
    'odometerunit mileageunit odometertype unitofmeasure mileageunits odometerunits mileagefromodometerunitcode mileagefromodometerunittext mileageunitcode distanceunit odometerreadingunit',
  colour:
    'colour color col exteriorcolour exteriorcolor extcolour extcolor bodycolour bodycolor bodypaint paint paintcolour paintcolor colourname colorname exterior extcolourname vehiclecolour vehiclecolor manufacturercolour manufacturercolor manufacturercolorname colourdescription maincolour primarycolour farbe farg kulor aussenfarbe exteriorcolourname exteriorcolorname extcolordescription standardcolour colourmain colourcode colorext colourext kleur buitenkleur',
  simpleColour:
    'simplecolour simplecolor basecolour basecolor genericcolour genericcolor exteriorbasecolor exteriorbasecolour colourgroup colorgeneric colourgeneric normalcolour basiccolour basiccolor extcolorgeneric colourbasic colourfamily colorfamily basiskleur grundfarbe',
  interiorColour:
    'interiorcolour interiorcolor intcolour intcolor interior trimcolour trimcolor upholstery interiorcolourname interiorcolorname seatcolour vehicleinteriorcolor interiorupholstery innenfarbe interiordescription intcolordescription intcolorgeneric interiortrim upholsterycolour colourint colorint interiortype vehicleinteriortype binnekleur interieurkleur binnenkleur',
  colours:
    'colours colors colourextint colorextint exteriorinteriorcolour exteriorinteriorcolor colourinteriorexterior colourexteriorinterior coloursextint',
  body: 'body bodytype style category bodystyle kategorie bodystylename bodytypename vehiclebody bodyshape bodyname bodydescription bodydesc simplebody standardbody bodycategory karosserie kaross aufbau bodystyledescription bodygroup carbody biltyp bodytypegroup carrosserie carrosserievorm bakwerk bakstyl bakvorm',
  bodyHint: 'bodyhint carsuv carorsuv',
  bodyConfiguration:
    'bodyconfiguration cabtype cab bodyconfig cabstyle cabconfiguration cabindescription cabinstyle',
  fuel: 'fuel fueltype fueltypename fuelname fuelsystem fueldescription simplefuel vehiclefueltype enginefuel enginefueltype fueldesc kraftstoff kraftstoffart drivmedel bransle treibstoff energy energytype powertrain powersource fuelkind vehicleenginefueltype brandstof brandstoftype brandstoftipe brandstofsoort',
  transmission:
    'transmission transmissiontype gearbox geartype gearboxtype trans transmissiondescription transmissionname vehicletransmission simpletransmission gearboxname gears transmissiondesc transmissionstyle getriebe vaxellada transtype gearshift transmissioncode gearbox1 gearboxdescription gearboxdesc versnellingsbak ratkas transmissie schakeling',
  drive:
    'drive drivetype drivetrain drivetraintype drivewheelconfiguration wheeldrive drivewheels driventype drivenwheels drivelayout drivesystem drivename antrieb drivning drivhjul drivetypename drivetraindescription drivingwheels driveconfiguration drivetypedescription aandrijving aandrywing driveline',
  doors:
    'doors doornum tueren doorcount numberofdoors numdoors nodoors noofdoors door doorsnum doorsno doorsnumber numberdoors anzahlturen turen dorrar antaldorrar vehicledoors doorno deuren deure aantaldeuren',
  seats:
    'seats seatcapacity seatingcapacity seatcount numberofseats numseats noseats noofseats passengers passengercapacity seatnum seatsno seating vehicleseatingcapacity sitze sitzplatze antalsaten seatno numberseats seatsnumber passengerseats maxseating zitplaatsen sitplekke',
  engine:
    'engine eng enginedescription enginename enginedesc enginetype vehicleengine motor enginespec enginespecification enginesizetext enginename1 enginedetails vehicleenginename motorisation',
  engineLitres:
    'enginelitres enginecapacity enginesize enginesizelitres enginesizeltr capacity capacitycc enginecc cc ccm kubik engineliters enginedisplacement displacement badgeenginesizelitres enginevolume displacementcc enginecapacitycc enginecapacitylitres litres liters hubraum motorvolym enginesizecc enginesizel displacementl displacementliters enginesizeliters cubiccapacity vehicleenginedisplacement engineenginedisplacementvalue vehicleengineenginedisplacementvalue enginecapacityltr variantenginesizelitres variantenginesize capacitycm3 cilinderinhoud enjinkapasiteit',
  cylinders:
    'cylinders cylindersinengine cylindercount numcylinders noofcylinders numberofcylinders cyl cylinder enginecylinders cylnum cylindersnum variantcylinders cylinderscount cylno cyls zylinder enginecylindercount',
  induction: 'induction variantinduction inductiontype aspiration turbo inductionname engineaspiration',
  gearCount:
    'gearcount gearnum numberofgears gearsno speeds noofgears numgears gearnumber transmissionspeeds transmissionspeed geartypenum numberofforwardgears gearscount gearno gearsnum forwardgears numbergears antalvaxlar',
  gearType: 'variantgeartype geartypedescription geartypename',
  buildDate:
    'builddate build dateofmanufacture manufacturedate manufactureddate productiondate builtdate buildmonth dateofbuild monthyearbuilt buildmonthyear buildyearmonth dateofproduction vehiclebuilddate plateddate productionmonth',
  firstRegistered:
    'firstregistered dateregistered registereddate firstreg firstregistration firstregistrationdate erstzulassung ez registrationdate firstregdate regdate dateofregistration dateoffirstregistration regodate inservicedate',
  complianceDate:
    'compliancedate compdate compplate complianceplate compliancedateplate compliancemonth complied compliancemonthyear complianceyearmonth complianceplatedate compliance',
  fuelConsumptionLPer100Km:
    'fuelconsumptionlper100km fuelconsumption fuelconsumptioncombined variantfuelconsumptioncombined fueleconomy consumption combinedfuelconsumption fueleconomycombined fuelcombined fuelconsumptioncombinedl100km consumptioncombined lper100km l100km fuelconsumptionl100km fuelefficiency verbrauch combinedconsumption',
  energyKwhPer100Km:
    'energykwhper100km energyconsumption energyconsumptionkwhper100km energyconsumptionkwh100km energyconsumptioncombined variantenergyconsumption electricityconsumption powerconsumption electricconsumption kwhper100km kwh100km stromverbrauch',
  fuelCapacityL:
    'fuelcapacityl fuelcapacity tankcapacity fueltankcapacity variantfuelcapacity fueltank fueltanksize fueltankcapacitylitres tanksize',
  grossVehicleMassKg:
    'grossvehiclemasskg grossvehiclemass gvm variantgrossvehiclemass gvmkg grossvehicleweight gvw grossvehicleweightkg gvwr gvwkg',
  lengthMm: 'lengthmm vehiclelength length variantvehiclelength overalllength lengthoverall',
  heightMm: 'heightmm vehicleheight height variantvehicleheight overallheight',
  widthMm: 'widthmm vehiclewidth width variantvehiclewidth overallwidth',
  towingBrakedKg:
    'towingbrakedkg towingcapacity towingcapacitybraked brakedtowing varianttowingcapacitybraked towing brakedtowingcapacity towcapacity maxtowing towingbraked towbraked brakedtow towingcapacitybrakedkg maxbrakedtowing towingcapacitykg',
  torqueNm: 'torquenm torque varianttorque maxtorque enginetorque enginetorquenm peaktorque torquemax',
  powerKw:
    'powerkw power enginepower kw variantpower maxpower enginepowerkw peakpower powerkilowatts maximumpowerkw leistung effekt powermax kilowatts',
  ancapStars:
    'ancapstars ancaprating ancap variantancaprating safetyrating ancapsafetyrating ancaprating5 ancapscore',
  ancapYear: 'ancapyear ancapratingyear ancapdate yearofancap',
  caravanBodyWidthFt:
    'caravanbodywidthft bodywidthft bodywidth caravanspecificationsbodywidth caravanwidth widthft',
  caravanBodyLengthFt:
    'caravanbodylengthft bodylengthft bodylength caravanspecificationsbodylength caravanlength lengthft',
  tareWeightKg:
    'tareweightkg tareweight tare tarekg caravanspecificationstareweight taremass tarewt tareweightkgs',
  axleType: 'axletype axle axles caravanspecificationsaxletype axleconfiguration',
  sleeps: 'sleeps berths berth sleepingcapacity caravanspecificationssleeps numberofberths sleep numsleeps',
  aggregateTrailerMassKg:
    'aggregatetrailermasskg aggregatetrailermass atm atmkg caravanspecificationsaggregatetrailermass atmweight',
  dealerComments:
    'dealercomments description advdescription comments comment sellercomments sellernotes vehiclecomments advertdescription longdescription dealernotes notes addescription adcopy adtext advertisement advertisementtext freetext fulldescription vehicleoverview overview marketingdescription descriptionhtml bodytext content details remarks webdescription websitedescription internetcomments webcomments advertcomments attentiongrabber description2 retailadvertsdescription retailadvertsdescription2 generalcomments sellersnotes sellersdescription sellerdescription beskrivning beschreibung bemerkung beschreibungtext maincomments webnotes advertnotes text summary dealercomment vehiclenotes adbody omschrijving opmerkingen beskrywing opmerkings',
  features:
    'features options standardequipment equipment standardfeatures optionalfeatures optionalextras extras featurelist optionlist optionslist featurename featuresname optionsname featuresfeature optionsoption equipmentitem ausstattung utrustning vehiclefeatures vehicleoption keyfeatures standardequipmentname equipmentlist factoryoptions dealeroptions optionaldescription featuredescriptions featuresfeaturename stdfeatures highlights featurenames optionnames vehicleoptions filteredfeatures uitrusting opties',
  historyReportUrl:
    'historyreporturl historyreport carfaxurl historyurl file reporturl vehiclehistoryurl carfax vehiclehistory ppsrurl ppsrreport carhistoryurl fileurl carfaxlink',
  ownerCount:
    'ownercount owners numberofowners noofowners numowners previousowners previousownercount priorowners ownersnumber vehicleowners antalagare anzahlvorbesitzer vorbesitzer',
  keyCount: 'keycount keys numberofkeys noofkeys numkeys keysnumber sparekeys',
  serviceHistory:
    'servicehistory servicebook servicerecord servicerecords logbook logbooks servicehistorytype servicelogbook fullservicehistory',
  writtenOff:
    'writtenoff iswrittenoff writeoff writeoffstatus writtenoffstatus wovr wovrstatus writtenoffcheck writeoffcheck',
  images:
    'images image photos photo pictures picture imageurls imageurl photourllist photourls photourl imagelinks imagelink imagelist pictureurls pictureurl photolist picturelist mainimage mainphoto mainimageurl primaryimage primaryimageurl imagesurl imagesimage imagesimageurl photosphoto photosurl picturesurl mediaimages mediaimageshref mediaimagesurl gallery galleryimages imageslist photoslist bilder bildurl imagehref imageshref imagessrc imagesrc photossrc picturerefs imageref photolinks photolink imgurl img imageurllist imagecollection photosphotourl picturespicture images0url imageslarge imageslink imagepath imagefiles imagefile imagesuri imagefilenames photofiles vehicleimages vehiclephotos imagecommaseparated photosurllist imagespipe imagename allimages allphotos imagetag0url imagesimageurlurl imageobjecturl imagecontenturl photo1 image1 image01 photo01 imageurl1 photourl1 picture1 fotos foto prent prente afbeelding afbeeldingen',
  moreImages:
    'moreimages additionalimagelink additionalimagelinks additionalimages additionalimage otherimages extraimages secondaryimages additionalphotos imageurlsadditional morephotos additionalimageurls otherphotos supplementalimages galleryimageurls additionalimageurl additionalphotourls',
  thumbnails:
    'thumbnails thumbnail thumburl thumbnailurl thumbnailurls imagesthumburl imagesthumb thumbs imagesthumbnail imagethumburl imagesimagethumburl imagesthumbnailurl thumburls photosthumbnail',
  photoGroups:
    'photogroups photogroup photocategories photocategory imagegroups imagegroup imagecategories imagecategory imagescategory imagesgroup imagestype photoscategory photosgroup photostype',
  photoNotes: 'photonotes imagenotes damagenotes conditionnotes',
  videoUrl: 'videourl video videolink videos videourls mediavideohref videosurl videohref mediavideo movie',
  externalVideoUrl:
    'externalvideourl youtubeurl youtube externalvideo youtubelink youtubevideo videoexternal vimeourl youtubevideourl',
  spinImages:
    'spinimages spinimagesurl threesixtyimages images360 spinimageurls imagesspin exteriorspin spinframes',
  spinInteriorImage:
    'spininteriorimage spininterior interiorspin spininteriorimageurl interiorpanorama interior360 mediainteriorpanorama spininteriorurl',
  spinCode: 'spincode spinid spinurl spinembed embed360',
  hotspots: 'hotspots',
  locationCode:
    'locationcode yardcode yard storecode store branch branchcode locationid siteid sitecode dealerid dealercode dealershipid dealernumber rooftopid dealershipcode yardid yardname storeid branchid branchname yardnumber branchnumber locationname sitename storename lot lotcode lotlocation rooftop dealerlocation customernumber kundennummer advertiserid department departmentcode dealeruniqueid dealershipslug companyid dealerguid sellerid vehiclefulfillmentoptionstorecode vehiclefulfillment',
  dealershipName:
    'dealershipname dealername dealer dealership sellername advertiser advertisername seller companyname accountname company handlare dealertradingname salesperson1 tradingname advertsellername',
  location:
    'location cityregion cityandstate vehiclelocation citystate suburbstate locationtext locationcitystate',
  city: 'city suburb town locality addresscity locationcity dealercity addresslocality addresssuburb locationaddresscity suburbname ort stad dealersuburb yardsuburb dealershipcity locationsuburb cityname plaats dorp',
  state:
    'state region province addressregion addressstate locationstate dealerstate stateprovince locationaddressstate statecode region1 statename dealershipstate stateregion yardstate provincie provinsie',
  privateSuburb: 'privatesuburb',
  privatePostcode: 'privatepostcode',
  views: 'views viewcount pageviews hits viewscount',
  youxQuote: 'youxquote',
  financeLenders: 'financelenders',
};

/**
 * Names that suppliers use for different fields; the column's values decide, else the first field is used.
 */
export const ambiguousNames: Readonly<Record<string, readonly FeedField[]>> = {
  type: ['carType', 'body', 'itemType', 'fuel', 'transmission'],
  category: ['body', 'itemType', 'carType'],
  class: ['carType', 'itemType', 'body'],
  vehicletype: ['itemType', 'body', 'carType'],
  vehiclecategory: ['itemType', 'body', 'carType'],
  vehicleclass: ['itemType', 'body', 'carType'],
  condition: ['carType', 'status'],
  style: ['body', 'badge'],
  bodystyle: ['body', 'badge'],
  status: ['status', 'carType'],
  state: ['state', 'status', 'carType'],
  location: ['location', 'locationCode', 'city'],
  description: ['dealerComments', 'title'],
  reg: ['registrationPlate', 'registrationExpiry'],
  instock: ['createdAt', 'status'],
  gears: ['gearCount', 'transmission'],
  geartype: ['transmission', 'gearCount'],
  colour: ['colour', 'colours'],
  color: ['colour', 'colours'],
  trim: ['badge', 'interiorColour'],
  specification: ['badge', 'features'],
  spec: ['badge', 'features'],
  spesifikasie: ['badge', 'features'],
  specificatie: ['badge', 'features'],
  build: ['buildDate', 'year'],
  engine: ['engine', 'engineLitres'],
};
