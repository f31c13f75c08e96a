/** People put these words into passwords first; all are in lower case. */
export const commonWords: readonly string[] = `
password passwort passwd passcode passphrase parola contrasena senha motdepasse wachtwoord haslo salasana losenord
pass word login logon signin access account admin administrator administrateur root system sysadmin superuser user username
guest test tester testing temp temporary default change changeme changeit letmein openup opensesame sesame secret secrets
private security secure welcome willkommen bienvenue bienvenido hello hallo hola bonjour goodbye please thankyou
qwerty qwertz azerty qazwsx qweasd asdfgh zxcvbn asdf zxcv wasd qwer poiu lkjh mnbv
iloveyou iloveu loveyou loveme lovely love lover heart forever always sweetheart sweetie honey darling baby babygirl babyboy
princess prince queen king angel angels devil heaven hell jesus christ god godbless blessed church bible faith hope
monkey dragon tiger lion eagle panther wolf bear horse puppy kitty kitten dog doggy cat fish shark dolphin butterfly unicorn
bunny rabbit turtle spider snake phoenix falcon hawk chicken turkey penguin panda
football soccer baseball basketball hockey tennis golf cricket rugby skate surf swimming racing ferrari porsche mercedes
yankees cowboys steelers lakers chelsea arsenal liverpool barcelona realmadrid juventus bayern manchester
michael jordan jennifer jessica ashley daniel andrew joshua matthew anthony thomas robert charlie william george james john
david richard joseph christopher nicholas alexander benjamin samantha elizabeth michelle amanda nicole stephanie melissa
martin peter paul maria anna laura sarah sophie emma olivia oliver harry jack max alex sam andrea sandra patrick steven
sunshine summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
june july august september october november december morning night holiday christmas birthday weekend
superman batman spiderman ironman wonderwoman starwars startrek skywalker yoda pokemon pikachu naruto minecraft fortnite
roblox playstation nintendo xbox gamer gaming games game mario zelda sonic matrix neo trinity gandalf frodo hobbit
harrypotter hogwarts pirate ninja samurai warrior hunter killer master blaster legend champion winner hero soldier knight
wizard magic ghost shadow vampire zombie rockstar metallica nirvana beatles eminem rainbow guitar music dance rock
computer internet google facebook instagram twitter tiktok youtube linkedin microsoft windows apple android samsung nokia
iphone linux ubuntu amazon netflix yahoo hotmail gmail email mail server database network office company business
money dollar euro bitcoin crypto bank million millionaire rich lucky success power freedom peace
cookie chocolate cheese banana orange cherry lemon peach pepper ginger sugar candy pizza burger coffee whiskey vodka
beer wine tequila cocacola pepsi
flower roses rose daisy lily jasmine garden sunflower ocean beach island mountain river water fire thunder lightning storm
diamond silver golden gold platinum crystal purple yellow green blue black white pink brown
london paris berlin madrid roma tokyo moscow newyork america usa england germany france italy spain russia china india
canada mexico brazil australia texas california florida chicago boston dallas
mother father sister brother mama papa mommy daddy family friend friends bestfriend buddy girlfriend boyfriend wife husband
home house school college university student teacher doctor nurse police
fuckyou fucker fuck asshole bitch shit sexy pussy dick hardcore playboy
whatever nothing something anything everything nobody somebody trustno letme youandme onlyone number one two three four five
six seven eight nine ten hundred
abcd abcde abcdef alpha bravo delta omega zero
happy smile crazy cool sweet pretty beautiful hotstuff hot cute funny lol
foobar foo bar baz qux blah lorem ipsum dolor sample example
salon beauty barber studio spa bloom foyer
aaron abigail adam adrian alan albert alejandro alexandra alexis alfred alice alicia alison amber amelia amy ana anastasia andre
andreas andy angela angelina anita anne annie anton antonio archie ariana arthur ashton audrey austin ava barbara beatrice becky
bella ben bernard beth betty bianca billy bob bobby brandon brenda brian bruce bruno bryan caleb cameron camila carl carla carlos
carmen carol caroline catherine cecilia charles charlotte chloe chris christian christina christine cindy claire clara claudia
colin connor craig cynthia damian dan dana daniela danny dave dean deborah denis dennis derek diana diego dominic donald
donna doris dorothy douglas dylan eddie eduardo edward edwin eleanor elena elias elijah ella ellen ellie emilia emily emmanuel
enrique eric erica erik erin ethan eugene eva evelyn fabian felix fernando fiona florian francesca francesco francis francisco frank
franz fred freddie frederick gabriel gabriela gareth gary gavin gemma gerald gerard giorgio giovanni giulia gloria gordon grace
graham greg gregory gustavo hannah hans harold harriet harrison heather hector heidi helen helena henry herbert holly howard hugo ian
igor ingrid irene iris isaac isabel isabella ivan jackie jackson jacob jaime jake jamie jan jane janet jason javier jeff jeffrey jenna
jenny jeremy jerry jesse jim jimmy joan joanna joe joel johann johannes johnny jonas jonathan jorge jose josef juan juanita judith judy
julia julian juliana julie juliet justin karen karin karl karolina kate katherine kathleen kathryn katie katrina keith kelly kenneth
kenny kevin kim kimberly kristen kristina kurt kyle larry lars lauren lawrence leah lee lena leo leon leonard leonardo leslie lewis
liam lina linda lindsay lisa logan lorenzo louis louise luca lucas lucia lucy luis luisa lukas luke lydia madison manuel marc marcel
marco marcus margaret margarita mariana marie marina marion mark markus marta martha martina marvin mary mason mateo matteo maurice
megan mehmet mia michaela miguel mike mikhail mila miriam mohamed mohammed molly monica monika morgan muhammad mustafa nadia nancy
natalia natalie natasha nathan neil nelson nick nicola nicolas nikita nina noah nora norman oleg olga oscar otto pablo pamela
patricia paula pauline pedro penelope philip phillip phoebe pierre rachel ralph ramon raphael raul raymond rebecca regina ricardo
rick riley rita robin roberto rodrigo roger roland roman ronald rosa rosemary roxanne russell ruth ryan sabine sabrina sally salvador
samuel santiago sara scott sean sebastian serena sergei sergey sergio shane shannon sharon shaun sheila shirley silvia simon simone
sofia sonia sophia stefan stella stephen steve stuart susan suzanne svetlana sylvia tamara tania tatiana taylor teresa terry theo
theodore theresa tiffany tim timothy tina toby tom tommy tony tracy travis trevor tristan tyler ursula valentin valentina valeria
vanessa vera veronica victor victoria viktor vincent viola virginia vivian vladimir walter wanda wayne wendy wilhelm willie wolfgang
xavier yasmin yolanda yusuf yvonne zachary zoe
januar februar maerz juni juli oktober dezember janvier fevrier avril juin juillet octobre decembre enero febrero abril junio
julio agosto septiembre octubre noviembre diciembre fall season sommer herbst fruhling verano invierno primavera hiver
montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes
miercoles jueves viernes sabado domingo today tomorrow yesterday midnight evening
manager boss owner director worker customer client support service helpdesk info contact website webmaster hacker anonymous
nopassword mypassword newpassword oldpassword thepassword
remember forgot forget enter open close start stop begin hidden unknown nimda toor pwd mypass
kiss kisses hugs dream dreams dreamer wish star stars starlight sun moon moonlight sky cloud snow snowflake snowball
snowman rain wind earth world planet galaxy space rocket cosmos universe jupiter saturn mars venus apollo zeus hercules titan
cheeky cheesecake cupcake muffin brownie cake pie pasta spaghetti noodle bacon sausage steak taco burrito sushi
strawberry blueberry raspberry pineapple mango melon watermelon coconut vanilla caramel marshmallow popcorn peanut
pumpkin potato tomato carrot onion garlic cinnamon coffeecup espresso cappuccino latte
elephant giraffe zebra gorilla cheetah leopard jaguar cougar mustang pony stallion donkey cow bull sheep goat pig piggy duck
goose swan owl raven crow parrot pigeon sparrow bird frog toad lizard crocodile alligator dinosaur raptor mouse rat hamster
squirrel fox coyote hound beagle poodle bulldog rottweiler scorpion beetle bee ant spidey whale octopus lobster salmon
bmw audi toyota honda nissan ford chevy chevrolet corvette camaro lamborghini bugatti volvo volkswagen subaru yamaha kawasaki
suzuki ducati harley davidson truck motor bike bicycle racer driver speed turbo
everton milan inter ajax celtic rangers benfica porto dortmund redsox cubs dodgers giants packers raiders eagles
patriots broncos bulls celtics ronaldo messi neymar beckham maradona zidane kobe lebron
player sports sport runner boxing wrestling karate yoga fitness gym team coach captain trophy victory
guitarist piano drums drummer violin metal punk disco techno reggae hiphop rapper singer dancer party
merlin lancelot excalibur warcraft starcraft diablo doom quake halo tetris counterstrike callofduty overwatch valorant
hulk thor loki avengers joker flash terminator rambo rocky godzilla kingkong snoopy garfield mickey minnie goofy
pluto tigger winnie bambi simba nemo shrek dumbo scooby scoobydoo
sex hottie babe cutie cutiepie sugarplum honeybee sexygirl sexyboy girl girls boy boys man men woman women lady ladies
kid kids child children son daughter uncle aunt grandma grandpa granny cousin twins
red cyan magenta violetta scarlet ruby emerald sapphire pearl indigo turquoise
egypt greece poland portugal ireland scotland wales sweden norway denmark finland holland austria vienna zurich geneva
switzerland japan korea vietnam thailand israel iran iraq africa europe asia ukraine romania hungary colombia argentina venezuela
chile peru cuba jamaica hawaii alaska arizona colorado nevada vegas lasvegas losangeles hollywood brooklyn manhattan miami seattle
houston denver atlanta detroit sydney melbourne toronto montreal vancouver dubai istanbul amsterdam brussels lisbon
`
  .trim()
  .split(/\s+/)
  .filter(word => word.length >= 3)
