/**
 * How long the texts and lists of the calls' fields may be, how large their numbers, and what they are where they are left out: name of the
 * field, kind, lowest and highest or the default, and the calls where fields of one name differ. Written down here once more, because tests
 * of a bound use the same constants as the contract, and so pass with any value.
 */
export const fieldBounds = `
about_me default ""
about_me text 0 2000
achievement default ""
achievement text 0 2000
additionalInfo default ""
additionalInfo text 0 4000
address default ""
address text 0 160
after default ""
after text 0 300
after_seq integer 0 1000000000
age integer 10 100 makeWorkoutPlan
age integer 13 100 makeDietPlan
age number 10 110 saveAssistantProfile
allergens default []
allergens list 0 20 makeDietPlan makeHealthyRecipe
answers default {} makeDietPlan makeHealthyRecipe makeMeditationPlan makeWorkoutPlan
answers number 0 500
as default ""
as text 0 200
at default null
before_seq integer 1 1000000000
birth_date default ""
birth_date text 0 200
blockMinutes default []
blockMinutes list 0 2
breath default "auto"
budget default "usual"
businessType default ""
businessType text 0 100
capacity integer 1 1000
carbs default "usual"
carbsWanted default null
carbsWanted number 20 500
change integer 0 1000000000
checklist default "" addTask
checklist default [] updateTask
checklist list 0 20 updateTask
checklist text 0 2420 addTask
city text 1 120
code text 0 4000
conditions default []
conditions list 0 10 makeDietPlan makeHealthyRecipe
constraints list 0 60
cooking default "usual"
countedOn default []
countedOn list 0 20
create default false
dayLoads default []
dayLoads list 0 7
dayMinutes default []
dayMinutes list 0 40
dayParts default []
dayParts list 0 40
days default 30 shareChat
days default [] makeDietPlan
days integer 1 365 shareChat
days integer 1 6 makeWorkoutPlan
days integer 1 7 makeMeditationPlan
days list 0 7 makeDietPlan makeHealthyRecipe makeMeditationPlan makeRehabPlan makeWellnessPlan makeWorkoutPlan
days list 1 7 makeDietPlan makeHealthyRecipe makeMeditationPlan makeRehabPlan makeWellnessPlan makeWorkoutPlan
daysPerWeek integer 2 7
daysSince integer 0 3650
description default ""
description text 0 2000
detail default ""
detail text 0 2000
dislikes default []
dislikes list 0 20
dislikes text 1 40
distance number 1 100
due default "none"
eatBetween default null
email default "" importPeople previewImport
email text 0 200 importPeople previewImport
email text 1 254 addPlayer askGuardian forgetPassword grantPlatformRole initiateEmailVerification invite joinWaitlist login onlyVerifyEmail register submitContact updateContacts updatePlayer verifyEmailPasscode verifyUser
emails list 0 10
emergency_name default ""
emergency_name text 0 100
emoji text 0 40
english text 0 60
equipment default []
error text 0 4000
event_ids list 1 200
experience default "new"
facebook default ""
facebook text 0 300
fastingDays default []
file text 1 12582912
firebaseIdToken text 1 4096
first default null
firstWeekday default null
first_name default "" importPeople previewImport
first_name text 0 200 importPeople previewImport
first_name text 1 100 addPlayer updatePlayer updateProfileInfo
focus default [] makeWorkoutPlan
focus list 0 40 makeWorkoutPlan
focus list 1 3 makeWellnessPlan
food text 1 40 makeDietPlan
food text 2 40
foodDays default []
foodDays list 0 20
foodMeals default []
foodMeals list 0 20
foodTimes default []
foodTimes list 0 20
freeDays default []
fullName text 1 100
guardian_email default ""
guardian_email text 0 200
heightCm number 100 250 saveAssistantProfile
heightCm number 120 230 makeDietPlan
hindi text 0 60
id text 1 60
image text 1 12582912 addOrganisationImage updateProfileImage updateTeamLogo
image text 1 200 removeOrganisationImage
injuries default []
instagram default ""
instagram text 0 300
isSafe default false
isSpread default false
isTimeFixed default false
iss text 0 4000
item text 1 300
jersey_number default "" importPeople previewImport
jersey_number integer 0 999 addPlayer updatePlayer
jersey_number text 0 200 importPeople previewImport
kcalChange default 0
kcalChange number -500 500
kcalWanted default null
kcalWanted number 1000 6000
key text 1 60
keyword default ""
keyword text 0 100
kg number 1 400
kitchen default []
kitchen list 0 40
kitchen text 1 60
label text 1 120
lacks default []
lacks list 0 20
lacks text 1 60
lacksTools default []
lacksTools list 0 4
language default "english"
last_name default ""
last_name text 0 100 addPlayer updatePlayer updateProfileInfo
last_name text 0 200 importPeople previewImport
lat number -90 90
leastProtein default null
leastProtein integer 5 80
leftOut default []
leftOut list 0 40
life default []
life list 0 4
lifts list 0 12
limits default []
limits list 0 40
list default "all"
location default ""
location text 0 120
lon number -180 180
map_link default ""
map_link text 0 300
matchDays default []
matchInDays integer 0 13
meal default "any"
mealTimes default {}
meals default 5 makeDietPlan
meals integer 3 6 makeDietPlan
meals list 0 6 makeDietPlan
meals list 1 6
message text 1 5000
minutes default 45 makeHealthyRecipe
minutes default 90 pasteSeason
minutes integer 10 120 makeDietPlan makeHealthyRecipe makeMeditationPlan makeRehabPlan makeWellnessPlan makeWorkoutPlan
minutes integer 15 120 makeWorkoutPlan
minutes integer 2 20 makeDietPlan makeHealthyRecipe makeMeditationPlan makeRehabPlan makeWellnessPlan makeWorkoutPlan
minutes integer 3 45 makeMeditationPlan
minutes integer 5 1440 pasteSeason
minutes integer 5 180 makeHealthyRecipe
minutes integer 5 240 makeDietPlan makeHealthyRecipe makeMeditationPlan makeRehabPlan makeWellnessPlan makeWorkoutPlan
minutesOfMeals default {}
minutesOfMeals number 5 240
minutesPerDay integer 5 60
mostExercises default null
mostExercises integer 2 12
mostKcal default null
mostKcal integer 100 1200
mostMinutes default null
mostMinutes number 5 240
mostSets default null
mostSets integer 1 6
name default "" invite
name text 0 100 invite
name text 1 100 askGuardian joinWaitlist submitContact updateMyOrganisation
name text 3 100 findPlayersToInvite findTournaments
noBreathHolding default false
noDeficit default false
note default ""
note text 0 200 addAbsence answerByLink answerEvent
note text 0 2000 addTeamEvent editTeamEvent previewTeamEvent
note text 0 500 importPeople invite
off default []
off integer 1 14
off list 0 14
openEyes default false
openingHours list 0 10
opponent default ""
opponent text 0 100
pace default "gentle"
painNow integer 0 10
password text 10 128
patternDays default []
patternDays list 0 10
patterns default []
patterns list 0 20 makeDietPlan makeHealthyRecipe
people list 0 6
people text 1 60
phone default ""
phone text 0 200
phones list 0 10
place default ""
place text 0 200
position default ""
position text 0 200 importPeople previewImport
position text 0 40 addPlayer updatePlayer
posture default "any"
protein default "usual"
proteinWanted default null
proteinWanted number 30 300
purpose default "profile_picture"
reason default ""
reason text 0 300
refused default []
refused list 0 40
refused text 0 60 makeMeditationPlan makeWellnessPlan
remind_before default []
remind_before integer 15 20160
remind_before list 0 5
repeat default "no"
reply default ""
reply text 0 500
reply_to_seq integer 0 1000000000
reps default null makeWorkoutPlan
reps integer 1 20
reps integer 4 25 makeWorkoutPlan
restDays default []
restDays list 0 6
restSeconds default null
restSeconds integer 15 240
retry default false
rows list 1 500
rule default ""
rule text 0 200
rupeesWanted default null
rupeesWanted number 10 10000
scope default "one"
search default ""
search text 0 100
season default "year"
seq integer 0 1000000000 markConversationRead
seq integer 1 1000000000 deleteMessage editMessage listSeenBy pinMessage reactToMessage
servedFoods default []
servedFoods list 0 20
servedFoods text 1 40
servings default 2
servings integer 1 12
slots default 1
slots integer 1 50
socialLinks list 0 10
sound default true
source default ""
source text 0 100
split default null
sport default null makeWorkoutPlan
sport number 0 1000 globalSearch
sportAt default null
sport_id number 0 1000
sports list 1 12
sports number 0 1000
state text 0 4000
street_address text 1 120
styles default []
styles list 0 40
subject default ""
subject text 0 150
team_address default ""
team_address text 0 160
team_desc default ""
team_desc text 0 2000
team_name text 1 80
tell default true
text default "" readChips saveDraft suggestCities
text text 0 4000 readChips saveDraft
text text 0 80 suggestCities
text text 1 20000 pasteSeason
text text 1 4000 continueChat editMessage sendMessage startChat
timeZone text 1 60
time_zone text 0 60 addTask addTeamEvent editTeamEvent previewTeamEvent updateTask
time_zone text 1 60 addTeam updateTeam
times integer 1 7 makeDietPlan makeHealthyRecipe makeMeditationPlan makeRehabPlan makeWellnessPlan makeWorkoutPlan
times integer 2 100 addTask
timesAWeek list 0 12
title default "" addTeamEvent editTeamEvent previewTeamEvent
title text 0 100 addTeamEvent editTeamEvent previewTeamEvent
title text 1 120 addTask renameChat updateTask
to text 1 300
token default "" openInvitation
token text 0 100 openInvitation
token text 1 100 acceptMailInvitation checkPasswordResetToken rejectMailInvitation resetPassword
token text 1 200 answerByLink readAvailabilityLink
trainingAt default "evening"
trainingDays default []
traits default []
traits list 0 5
twitter default ""
twitter text 0 300
u text 1 60
unique_name text 3 30
user_ids list 1 20
value integer 1 12
value integer 1 6
value integer 1 7
value integer 1 8
value integer 10 10000
value integer 10 400
value integer 100 1200
value integer 100 6000
value integer 15 240
value integer 2 12
value integer 20 500
value integer 3 240
value integer 4 25
value integer 5 100
value integer 5 240
value integer 5 80
value list 0 20
value list 1 7
value number 0 1000
value number 0.6 2.5
value number 20 300
value number 90 250
value text 2 40
version integer 1 100000 getPlanVersion restorePlanVersion swapPlanItem
version integer 1 1000000000 cancelTeamEvent changeRole deleteTask deleteTeamEvent editTeamEvent previewTeamEvent saveAssistantProfile updateContacts updateMyOrganisation updatePlayer updateTask updateTeam
wanted default []
wanted list 0 20 makeDietPlan makeMeditationPlan
wanted list 0 40 makeWorkoutPlan
wanted text 1 40 makeDietPlan
wantedAt default []
wantedAt list 0 20
warningSigns list 0 6
warningSigns text 1 60
weeks default 2
weeks integer 1 4
weightKg number 25 300 saveAssistantProfile
weightKg number 30 250 makeDietPlan
whatHelps list 0 6
whatHelps text 1 60
withHealth default false
words default ""
words text 0 500
youtube default ""
youtube text 0 300
`;
