/**
 * Columns: id | what is hurt | checklists | weeks least-most for protect, load, strengthen, return | exercises per phase, separated by
 * spaces, phases by `;`. The ranges are wide on purpose: criteria decide when a phase ends, weeks only say what is usual.
 */
export const problemLines = `
ankleSprain | ankle | injury ankle | 0-1 1-3 2-4 2-6 | anklePumps ankleIso toeYoga ankleAlphabet footPress quadSet ; wallAnkle bandAnkle calfTwo balanceOne calfIso seatedCalf ; calfOne balanceReach stepDown splitSquat calfStep toeWalk ; hopTwo hopSide hopOne runWalk changeDirection
hamstring | hamstring | injury leg | 0-1 1-3 2-4 2-6 | heelSlide hamIso quadSet anklePumps pelvicTilt ; bridge bridgeLong legSwing chairSquat hamIso easyWalk ; slider bridgeOne hinge splitSquat sidePlank ; nordic runWalk accelerations kickBuild hopOne
groin | groin | injury | 0-1 1-3 3-6 2-6 | squeeze heelSlide quadSet pelvicTilt clam ; squeeze bridge sideLeg chairSquat deadBug easyWalk ; copenShort lateralLunge splitSquat sidePlank bridgeOne ; copen changeDirection kickBuild runWalk hopSide
quadriceps | quad | injury leg | 0-1 1-3 2-4 2-5 | heelSlide quadSet anklePumps pelvicTilt hamIso ; legRaise chairSquat bridge legSwing wallSit easyWalk ; splitSquat stepDown lateralLunge bridgeOne spanish ; jumpSquat kickBuild runWalk accelerations hopOne
calf | calf | injury leg | 0-1 1-3 2-4 2-5 | anklePumps footPress toeYoga shortFoot quadSet ; calfTwo seatedCalf wallAnkle balanceOne calfIso easyWalk ; calfOne calfStep splitSquat balanceReach stepDown ; hopTwo hopOne runWalk accelerations changeDirection
achilles | calf | injury leg tendon | 0-2 2-6 6-12 4-12 | footPress anklePumps shortFoot toeYoga quadSet ; calfIso calfTwo seatedCalf balanceOne bridge ; calfStep calfOne splitSquat bridgeOne balanceReach toeWalk ; hopTwo hopOne runWalk accelerations changeDirection
patellarTendon | knee | injury knee | 0-2 2-6 6-12 4-12 | quadSet heelSlide bridge clam anklePumps ; chairSquat legRaise bridgeLong calfTwo wallSit ; spanish splitSquat stepDown bridgeOne calfOne ; jumpSquat hopTwo hopOne runWalk accelerations
frontKnee | knee | injury knee | 0-2 2-4 4-8 2-6 | quadSet heelSlide clam bridge anklePumps ; legRaise sideLeg chairSquat bridgeLong balanceOne ; stepDown splitSquat lateralLunge bridgeOne sidePlank ; jumpSquat hopOne runWalk accelerations changeDirection
shin | shin | injury leg | 1-2 2-4 3-6 3-8 | anklePumps toeYoga shortFoot clam quadSet ; tibRaise calfTwo seatedCalf balanceOne sideLeg ; calfOne calfStep stepDown bridgeOne sidePlank ; runWalk hopTwo hopOne accelerations calfOne
plantarHeel | sole | injury ankle | 0-2 2-4 4-12 2-8 | plantarStretch towelCalf toeYoga shortFoot anklePumps ; calfTwo shortFoot seatedCalf balanceOne plantarStretch ; towelCalfRaise calfOne calfStep bridgeOne balanceReach ; hopTwo runWalk hopOne accelerations towelCalfRaise
lowBack | back | injury back | 0-1 1-3 3-6 2-6 | easyWalk pelvicTilt catCow kneesToChest ; birdDog deadBug bridge sidePlankKnee easyWalk ; hipHinge sidePlank suitcase splitSquat bridgeOne ; liftFloor rotation runWalk suitcase lateralLunge
neck | neck | injury back | 0-1 1-3 3-6 2-4 | neckTurn chinTuck shoulderRoll easyWalk ; neckIso chinTuck wallSlide birdDog shoulderRoll ; neckLift rowBand proneY suitcase wallPush ; rotation pushUp rowBand neckLift liftFloor
shoulder | shoulder | injury | 0-2 2-4 4-10 3-8 | pendulum shoulderIso chinTuck shoulderRoll ; extRotation sideLyingRotation wallSlide wallPush shoulderRoll ; rowBand proneY scaption pushUpKnee sideLyingRotation ; throwBuild wallSlam pushUp planksHands rowBand
elbow | elbow | injury | 0-2 2-6 4-12 3-8 | elbowBend wristPress wristCircles fistOpen shoulderRoll ; wristLift wristCurl softGrip wallPush wristIso ; forearmTurn towelTwist wristLift scaption rowBand ; throwBuild wallSlam pushUp towelTwist hang
wrist | wrist | injury hand | 0-2 1-4 3-6 2-6 | wristCircles fistOpen wristPress tendonGlide elbowBend ; wristLift wristCurl softGrip wallPush fistOpen ; forearmTurn pushUpKnee towelTwist fingerPress scaption ; planksHands pushUp throwBuild wallSlam hang
finger | finger | injury hand | 0-2 1-3 2-6 2-4 | tendonGlide fistOpen wristCircles shoulderRoll ; softGrip tendonGlide fistOpen wristCurl wallPush ; fingerBand fingerPress towelTwist forearmTurn softGrip ; wallSlam throwBuild hang fingerPress planksHands
concussion | head | injury head | 0-1 0-1 0-1 0-1 | easyWalk neckTurn ; easyWalk chinTuck ; balanceOne runWalk ; runWalk accelerations
`;
