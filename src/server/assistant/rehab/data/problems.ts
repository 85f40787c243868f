/**
 * id | checklists | weeks least-most for protect, load, strengthen, return | exercises per phase, a space between, `;` between phases.
 * Times are wide on purpose: criteria decide, weeks only tell what is usual.
 */
export const problemLines = `
ankleSprain | injury ankle | 0-1 1-3 2-4 2-6 | anklePumps ankleAlphabet towelCalf calfIso ; wallAnkle bandAnkle calfTwo balanceOne toeWalk ; calfOne balanceReach stepDown splitSquat calfStep ; hopTwo hopSide hopOne runWalk changeDirection
hamstring | injury leg | 0-1 1-3 2-4 2-6 | hamIso heelSlide bridge easyWalk ; bridge bridgeLong legSwing chairSquat hamIso ; slider bridgeOne hinge splitSquat sidePlank ; nordic runWalk accelerations kickBuild hopOne
groin | injury | 0-1 1-3 3-6 2-6 | squeeze clam heelSlide easyWalk ; squeeze bridge sideLeg chairSquat deadBug ; copenShort lateralLunge splitSquat sidePlank bridgeOne ; copen changeDirection kickBuild runWalk hopSide
quadriceps | injury leg | 0-1 1-3 2-4 2-5 | quadSet heelSlide wallSit easyWalk ; legRaise chairSquat bridge legSwing wallSit ; splitSquat stepDown lateralLunge bridgeOne spanish ; jumpSquat kickBuild runWalk accelerations hopOne
calf | injury leg | 0-1 1-3 2-4 2-5 | anklePumps towelCalf calfIso easyWalk ; calfTwo seatedCalf wallAnkle balanceOne toeWalk ; calfOne calfStep splitSquat balanceReach stepDown ; hopTwo hopOne runWalk accelerations changeDirection
achilles | injury leg | 0-2 2-6 6-12 4-12 | calfIso anklePumps shortFoot easyWalk ; calfTwo seatedCalf balanceOne bridge toeWalk ; calfStep calfOne splitSquat bridgeOne balanceReach ; hopTwo hopOne runWalk accelerations changeDirection
patellarTendon | injury knee | 0-2 2-6 6-12 4-12 | wallSit quadSet bridge calfIso ; chairSquat legRaise bridgeLong calfTwo wallSit ; spanish splitSquat stepDown bridgeOne calfOne ; jumpSquat hopTwo hopOne runWalk accelerations
frontKnee | injury knee | 0-2 2-4 4-8 2-6 | quadSet clam bridge easyWalk ; legRaise sideLeg chairSquat bridgeLong balanceOne ; stepDown splitSquat lateralLunge bridgeOne sidePlank ; jumpSquat hopOne runWalk accelerations changeDirection
shin | injury leg | 1-2 2-4 3-6 3-8 | anklePumps towelCalf toeYoga shortFoot ; tibRaise calfTwo seatedCalf balanceOne sideLeg ; calfOne calfStep stepDown bridgeOne sidePlank ; runWalk hopTwo hopOne accelerations calfOne
plantarHeel | injury ankle | 0-2 2-4 4-12 2-8 | plantarStretch towelCalf toeYoga shortFoot ; calfTwo shortFoot seatedCalf balanceOne plantarStretch ; towelCalfRaise calfOne calfStep bridgeOne balanceReach ; hopTwo runWalk hopOne accelerations towelCalfRaise
lowBack | injury back | 0-1 1-3 3-6 2-6 | easyWalk pelvicTilt catCow kneesToChest ; birdDog deadBug bridge sidePlankKnee easyWalk ; hipHinge sidePlank suitcase splitSquat bridgeOne ; liftFloor rotation runWalk suitcase lateralLunge
neck | injury back | 0-1 1-3 3-6 2-4 | neckTurn chinTuck shoulderRoll easyWalk ; neckIso chinTuck wallSlide birdDog shoulderRoll ; neckLift rowBand proneY suitcase wallPush ; rotation pushUp rowBand neckLift liftFloor
shoulder | injury | 0-2 2-4 4-10 3-8 | pendulum shoulderIso chinTuck shoulderRoll ; extRotation sideLyingRotation wallSlide wallPush shoulderRoll ; rowBand proneY scaption pushUpKnee sideLyingRotation ; throwBuild wallSlam pushUp planksHands rowBand
elbow | injury | 0-2 2-6 4-12 3-8 | wristIso wristCircles fistOpen shoulderRoll ; wristLift wristCurl softGrip wallPush wristIso ; forearmTurn towelTwist wristLift scaption rowBand ; throwBuild wallSlam pushUp towelTwist hang
wrist | injury | 0-2 1-4 3-6 2-6 | wristCircles fistOpen wristIso tendonGlide ; wristLift wristCurl softGrip wallPush fistOpen ; forearmTurn pushUpKnee towelTwist fingerPress scaption ; planksHands pushUp throwBuild wallSlam hang
finger | injury | 0-2 1-3 2-6 2-4 | tendonGlide fistOpen wristCircles shoulderRoll ; softGrip tendonGlide fistOpen wristCurl wallPush ; fingerBand fingerPress towelTwist forearmTurn softGrip ; wallSlam throwBuild hang fingerPress planksHands
concussion | injury head | 0-1 0-1 0-1 0-1 | easyWalk neckTurn ; easyWalk chinTuck ; balanceOne runWalk ; runWalk accelerations
`;
